import { expect, it } from 'vitest';
import type { Offer } from '../../lib/protocol';
import { bigOffers } from './panel';
import type { Sheet } from './shapes';
import type { Move } from './wire.generated';

const face = (price: number) => ({ name: '', kind: 'gain' as const, amounts: {}, mark: '', price, text: '' });
const feat = (glory: number) => ({ name: '', slot: '', introductory: true, glory, kinds: [], text: [] });
const sheet = { faces: { gold3: face(2), gold4: face(3), gold6: face(4), sun2: face(8) }, feats: { elder: feat(0), hydra: feat(26) } } as unknown as Sheet;
const offer = (does: Move): Offer => ({ move: Object.values(does).join(' '), words: '', effect: '', does });

it('puts feats before faces, the greatest first, and what ends the question last', () => {
  const buy = (face: string): Move => ({ verb: 'buy', face });
  const perform = (feat: string): Move => ({ verb: 'feat', feat });
  const moves = [...['gold3', 'gold4', 'gold6', 'sun2'].map(buy), perform('elder'), perform('hydra'), { verb: 'hammer', gold: 'ask' } as const, { verb: 'end' } as const];
  expect(bigOffers({ sheet }, moves.map(offer)).map(({ move }) => move)).toEqual(['feat hydra', 'feat elder', 'buy sun2', 'buy gold6', 'buy gold4', 'end']);
});
