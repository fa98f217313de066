import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Renewal = typeof import('./renewal');
let renewal: Renewal;
let notify: typeof import('./notify');
const reload = vi.fn();

class Workers extends EventTarget {
  controller: object | null;
  register = vi.fn(() => Promise.resolve({ update: () => Promise.resolve() }));
  constructor(controlled: boolean) {
    super();
    this.controller = controlled ? {} : null;
  }
  takeOver(): void {
    this.dispatchEvent(new Event('controllerchange'));
  }
}

let end = (): void => undefined;
const at = (pathname: string) => vi.stubGlobal('location', { pathname, reload });

function begin(controlled = true): Workers {
  const workers = new Workers(controlled);
  end = renewal.keepApp(workers as unknown as ServiceWorkerContainer);
  return workers;
}
function look(visible: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!visible);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(async () => {
  vi.resetModules();
  [renewal, notify] = [await import('./renewal'), await import('./notify')];
  at('/');
  reload.mockClear();
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('replaces nothing the first time', () => {
  const workers = begin(false);
  workers.takeOver();
  expect(renewal.renewed()).toBe(false);
  workers.takeOver();
  expect(renewal.renewed()).toBe(true);
});
it('waits until nobody looks', () => {
  begin().takeOver();
  expect([renewal.renewed(), reload.mock.calls.length]).toEqual([true, 0]);
  look(false);
  expect(reload).toHaveBeenCalledOnce();
});
it('never comes while the viewer is asked for something', () => {
  begin().takeOver();
  notify.yourTurn('m 1', 'Your turn');
  look(false);
  expect(reload).not.toHaveBeenCalled();
  notify.clear();
  look(true);
  look(false);
  expect(reload).toHaveBeenCalledOnce();
});
it('never takes away what somebody is typing', () => {
  begin().takeOver();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  look(false);
  expect(reload).not.toHaveBeenCalled();
  field.remove();
});
it.each([
  ['/', true],
  ['/rules/pig', true],
  ['/replay/abc', true],
  ['/verify/abc', true],
  ['/new/pig', false],
  ['/table/abc', false],
  ['/watch/abc/key', false],
  ['/join/abc/key', false],
  ['/settings', false],
])('%s is loaded anew by itself: %s', (path, loads) => {
  at(path);
  begin().takeOver();
  look(false);
  expect(reload.mock.calls.length).toBe(Number(loads));
});
it('never takes away what somebody has pasted', () => {
  begin().takeOver();
  const field = document.body.appendChild(document.createElement('textarea'));
  look(false);
  field.value = 'a record';
  reload.mockClear();
  look(false);
  expect(reload).not.toHaveBeenCalled();
  field.remove();
});
it('does without where the browser keeps nothing', () => {
  renewal.keepApp(undefined);
  expect(renewal.renewed()).toBe(false);
});
