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

/** Lets go of everything whose key begins so. */
export function remove(beginning: string, place: Place = 'localStorage'): void {
  try {
    const keys = Object.keys(globalThis[place]).filter((key) => key.startsWith(beginning));
    for (const key of keys) globalThis[place].removeItem(key);
  } catch {
    // What can't be read was never written.
  }
}
