import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Icon from './Icon.svelte';

afterEach(cleanup);

function drawn(props: { name: string; of?: string; label?: string }): { letter?: string | null; picture?: string | null } {
  const { container } = render(Icon, props);
  const found = { letter: container.querySelector('text')?.textContent, picture: container.querySelector('use')?.getAttribute('href') };
  cleanup();
  return found;
}

describe('an icon', () => {
  it('of the games is a part of their picture', () => {
    expect(drawn({ name: 'transfuse', of: 'Flame' })).toEqual({ letter: undefined, picture: '/icons.svg#transfuse' });
  });

  it('that the build lacks is a letter on a shield: of the thing, else of what it says', () => {
    expect(drawn({ name: 'no-such-icon', of: 'Örn' }).letter).toBe('Ö');
    expect(drawn({ name: 'no-such-icon', label: 'пламя' }).letter).toBe('П');
    expect(drawn({ name: 'no-such-icon' }).letter).toBe('N');
  });

  it('without a name is nothing', () => {
    expect(drawn({ name: '', of: 'Flame' })).toEqual({ letter: undefined, picture: undefined });
  });
});
