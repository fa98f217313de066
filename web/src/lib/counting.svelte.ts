/** Numbers that run to their new value. */
import { cubicOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';
import { duration } from './settings.svelte';

/** A number that is shown; without motion it is the new one at once, not a frame later. */
export function counting(value: () => number, milliseconds: number): { readonly current: number } {
  const shown = new Tween(value());
  $effect.pre(() => {
    void shown.set(value(), { duration: duration(milliseconds), easing: cubicOut });
  });
  return shown;
}
