/** The app itself: every file of one build, so that it opens without network and is never a mix of two. */
declare const __BUILD__: string;
declare const __FILES__: string[];
/** The hash of the page of this build. */
declare const __PAGE__: string;

const APP = 'astragal-app-';
const PAGE = '/';
/** How long a page is waited for before the kept one is shown. */
const PATIENCE = 4000;

export const files: readonly string[] = __FILES__;

async function hashed(answer: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A file of this build; what has a hash in its name may be there from the build before. */
async function fetched(path: string): Promise<Response> {
  const known = path.startsWith('/assets/') ? await caches.match(path) : undefined;
  const answer = known ?? (await fetch(path, { cache: 'no-cache' }));
  const other = path === PAGE && (await hashed(answer.clone())) !== __PAGE__;
  if (!answer.ok || other) throw new Error(`${path} is not of this build`);
  return answer;
}

/** All of it or nothing. */
export async function install(): Promise<void> {
  const found = await Promise.all(files.map(async (path) => [path, await fetched(path)] as const));
  const cache = await caches.open(APP + __BUILD__);
  await Promise.all(found.map(([path, answer]) => cache.put(path, answer)));
}

/** Pages of the build before may still be open and want their own files; older ones go. */
export async function tidy(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(APP) && name !== APP + __BUILD__);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** The same name is the same file, whichever build has it. */
export async function asset(request: Request): Promise<Response> {
  return (await caches.match(request.url, { ignoreVary: true }).catch(() => undefined)) ?? fetch(request);
}

export async function file(request: Request): Promise<Response> {
  return fetch(request).catch(async () => (await own(request.url)) ?? Response.error());
}

function own(path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: APP + __BUILD__, ignoreVary: true }).catch(() => undefined);
}

function late(): Promise<null> {
  return new Promise((tell) => setTimeout(() => tell(null), PATIENCE));
}

/** The page as the server has it now or, out of its reach, that of the build that is kept here. */
export async function page(request: Request): Promise<Response> {
  const asked = fetch(request).catch(() => null);
  const answer = await Promise.race([asked, late()]);
  if (answer && answer.status < 500) return answer;
  return (await own(PAGE)) ?? (await asked) ?? Response.error();
}
