/** What this browser saw and gave while matches were played, so that it can testify afterwards. */
import { read, write } from './kept';

const KEY = 'astragal.witness';
const MOST = 100;

interface Kept {
  /** The word on the dice as it was shown during a match, by match. */
  commits: [match: string, commit: string][];
  /** The numbers that this browser added. */
  nonces: string[];
}

function load(): Kept {
  try {
    return { commits: [], nonces: [], ...(JSON.parse(read(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { commits: [], nonces: [] };
  }
}

function keep(kept: Kept): void {
  write(KEY, JSON.stringify({ commits: kept.commits.slice(-MOST), nonces: kept.nonces.slice(-MOST) }));
}

export function gave(nonce: string): void {
  const kept = load();
  keep({ ...kept, nonces: [...kept.nonces, nonce] });
}

/** The first word counts: what is shown later can't replace it. */
export function saw(match: string, commit: string): void {
  const kept = load();
  if (kept.commits.some(([known]) => known === match)) return;
  keep({ ...kept, commits: [...kept.commits, [match, commit]] });
}

export function testimony(match: string): { commit: string | null; nonces: string[] } {
  const kept = load();
  return { commit: kept.commits.find(([known]) => known === match)?.[1] ?? null, nonces: kept.nonces };
}
