// What flies ends where things lie in the moment that is shown, not in the one before.
import { cleanup, render } from '@testing-library/svelte';
import { createRawSnippet, flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { Scene } from '../lib/scene.svelte';
import { settings } from '../lib/settings.svelte';
import Flights from './Flights.svelte';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('flies to what comes on the stage with its beat', () => {
  settings.speed = 1;
  Object.assign(Element.prototype, { animate: () => ({ cancel: () => undefined }) });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 40, 40));
  const scene = new Scene((time) => time);
  render(Flights, { scene, flights: () => [{ to: ['.place'], what: 'gold' }], picture: createRawSnippet(() => ({ render: () => '<b>gold</b>' })) });
  const end = $effect.root(() => {
    $effect.pre(() => {
      if (scene.now) document.body.insertAdjacentHTML('beforeend', '<i class="place"></i>');
    });
  });
  scene.play([{ kind: 'gain', time: 300, entries: [] }]);
  flushSync();
  expect(document.querySelector('.flight')?.textContent).toBe('gold');
  scene.hurry();
  flushSync();
  expect(document.querySelector('.flight')).toBeNull();
  end();
});
