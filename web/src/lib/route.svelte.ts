/** Which page is shown: the address bar and nothing else decides. */
import { renewed } from './renewal';

export const route = $state({ path: location.pathname, search: location.search });

function read(): void {
  route.path = location.pathname;
  route.search = location.search;
}

/** Who reads by ear or key begins at the new page, not where the old one was left. */
function focusPage(): void {
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus({ preventScroll: true });
}

/** Go to another page of the app. */
export function go(path: string, replace = false): void {
  if (renewed()) return replace ? location.replace(path) : location.assign(path);
  if (path !== location.pathname + location.search) {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
  }
  read();
  window.scrollTo(0, 0);
  requestAnimationFrame(focusPage);
}

/** A click on a link to one of our pages stays in the app; others are left alone. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

export function listen(): void {
  window.addEventListener('popstate', read);
  document.addEventListener('click', follow);
}

/** The parts of a path that fits a pattern such as `/table/:id`, or null. */
export function parts(path: string, pattern: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.replace(/\/+$/, '').split('/');
  if (path === '/') given.push('');
  if (wanted.length !== Math.max(given.length, 2)) return null;
  const found: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    const text = part.startsWith(':') ? decoded(value) : part === value ? '' : null;
    if (text === null) return null;
    if (part.startsWith(':')) found[part.slice(1)] = text;
  }
  return found;
}

/** A part of an address as it was meant; null if it is none. */
function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
