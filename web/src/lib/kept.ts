/** What this browser keeps. Where it keeps nothing, private or full, everything works until the page is closed. */
type Place = 'localStorage' | 'sessionStorage';

export function read(key: string, place: Place = 'localStorage'): string | null {
  try {
    return globalThis[place].getItem(key);
  } catch {
    return null;
  }
}

export function write(key: string, value: string, place: Place = 'localStorage'): void {
  try {
    globalThis[place].setItem(key, value);
  } catch {
    // Nothing can be done about it here, and nothing depends on it.
  }
}
