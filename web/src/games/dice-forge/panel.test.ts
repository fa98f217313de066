import { expect, it } from 'vitest';
import type { Offer } from '../../lib/protocol';
import { bigOffers } from './panel';
import type { Sheet } from './shapes';

const face = (price: number) => ({ name: '', kind: 'gain' as const, amounts: {}, mark: '', price, text: '' });
const feat = (glory: number) => ({ name: '', slot: '', introductory: true, glory, kinds: [], text: [] });
const sheet = { faces: { gold3: face(2), gold4: face(3), gold6: face(4), sun2: face(8) }, feats: { elder: feat(0), hydra: feat(26) } } as unknown as Sheet;
const offer = (move: string): Offer => ({ move, words: move, effect: '' });

it('puts feats before faces, the greatest first, and what ends the question last', () => {
  const moves = ['buy gold3', 'buy gold4', 'buy gold6', 'buy sun2', 'feat elder', 'feat hydra', 'hammer ask', 'end'];
  expect(bigOffers({ sheet }, moves.map(offer)).map(({ move }) => move)).toEqual(['feat hydra', 'feat elder', 'buy sun2', 'buy gold6', 'buy gold4', 'end']);
});
