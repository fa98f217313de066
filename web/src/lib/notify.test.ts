import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asked, askLeave, clear, yourTurn } from './notify';
import { settings } from './settings.svelte';

class Note {
  static permission = 'granted';
  static shown: Note[] = [];
  static requestPermission = () => Promise.resolve(Note.permission);
  closed = false;
  onclick: (() => void) | null = null;

  constructor(readonly title: string, readonly options: { body: string }) {
    Note.shown.push(this);
  }
  close(): void {
    this.closed = true;
  }
}

let decisions = 0;
const next = () => `m ${++decisions}`;
const open = () => Note.shown.filter(({ closed }) => !closed).map(({ options }) => options.body);
function look(visible: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!visible);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  Note.shown = [];
  Note.permission = 'granted';
  vi.stubGlobal('Notification', Note);
  settings.notifications = true;
  look(false);
});
afterEach(() => {
  clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('tells once of each decision, until nothing is asked any more', () => {
  const first = next();
  yourTurn(first, 'Your turn');
  yourTurn(first, 'Your turn');
  expect([Note.shown.length, open(), document.title]).toEqual([1, ['Your turn'], '● Your turn – Astragal']);
  clear('Pig');
  expect([open(), document.title]).toEqual([[], 'Pig – Astragal']);
  yourTurn(next(), 'Your turn');
  expect(open()).toHaveLength(1);
});
it('is gone when the viewer looks, and does not come back for what they have seen', () => {
  const first = next();
  yourTurn(first, 'Your turn');
  look(true);
  expect(open()).toEqual([]);
  const second = next();
  yourTurn(second, 'Your turn');
  look(false);
  yourTurn(second, 'Your turn');
  expect(Note.shown).toHaveLength(1);
});
it('tells nothing that was not wished for', () => {
  settings.notifications = false;
  yourTurn(next(), 'Your turn');
  expect(Note.shown).toEqual([]);
});
it('tells by the title alone where notes can not be shown', async () => {
  vi.stubGlobal('Notification', Object.assign(() => undefined, { permission: 'granted', requestPermission: Note.requestPermission }));
  expect(await askLeave('Like this')).toBe(false);
  yourTurn(next(), 'Your turn');
  expect(document.title).toBe('● Your turn – Astragal');
});
it('is given leave only where it was granted, and shows it', async () => {
  expect(await askLeave('Like this')).toBe(true);
  expect(open()).toEqual(['Like this']);
  Note.permission = 'denied';
  expect(await askLeave('Like this')).toBe(false);
  expect(Note.shown).toHaveLength(1);
});
it('leaves notes to the service worker where only that can show them', async () => {
  vi.stubGlobal('Notification', Object.assign(() => undefined, { permission: 'granted', requestPermission: Note.requestPermission }));
  const note = { close: vi.fn() };
  const registration = { showNotification: vi.fn(() => Promise.resolve()), getNotifications: () => Promise.resolve([note]) };
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: { getRegistration: () => Promise.resolve(registration) } });
  expect(await askLeave('Like this')).toBe(true);
  expect(registration.showNotification).toHaveBeenCalledWith('Astragal', expect.objectContaining({ body: 'Like this' }));
  clear();
  await vi.waitFor(() => expect(note.close).toHaveBeenCalled());
});
it('knows whether the viewer is asked for something', () => {
  yourTurn(next(), 'Your turn');
  expect(asked()).toBe(true);
  clear();
  expect(asked()).toBe(false);
});
