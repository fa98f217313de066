import { describe, expect, it } from 'vitest';
import { blake2b, hex, unhex, type Hashing } from './blake2b';

const counting = (length: number): Uint8Array => Uint8Array.from({ length }, (_, index) => index);
const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

// "abc" is the vector of RFC 7693; the others were computed by Python's hashlib.
const vectors: [string, Uint8Array, Hashing, string][] = [
  ['nothing', ascii(''), {}, '786a02f742015903c6c6fd852552d272912f4740e15847618a86e217f71f5419d25e1031afee585313896444934eb04b903a685b1448b755d56f701afe9be2ce'],
  ['abc', ascii('abc'), {}, 'ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923'],
  ['a byte less than a block', counting(127), {}, 'b6292669ccd38d5f01caae96ba272c76a879a45743afa0725d83b9ebb26665b731f1848c52f11972b6644f554c064fa90780dbbbf3a89d4fc31f67df3e5857ef'],
  ['a block', counting(128), {}, '2319e3789c47e2daa5fe807f61bec2a1a6537fa03f19ff32e87eecbfd64b7e0e8ccff439ac333b040f19b0c4ddd11a61e24ac1fe0f10a039806c5dcc0da3d115'],
  ['a byte more than a block', counting(129), {}, 'f59711d44a031d5f97a9413c065d1e614c417ede998590325f49bad2fd444d3e4418be19aec4e11449ac1a57207898bc57d76a1bcf3566292c20c683a5c4648f'],
  ['a long key', counting(256), { key: counting(64) }, 'b72071e096277edebb8ee5134dd3714996307ba3a55aa4733d412abbe28e909e10e57e6fbfb4ef53b3b960518294ff889a90829254412e2a60b85add07a3674f'],
  ['a short hash for somebody', ascii('abc'), { size: 32, person: 'astragal-seed' }, '6b501770df897cd6172e632fe5c35b4f6199f8a5ee686126afee1616224702c6'],
  ['a key and nothing else', ascii(''), { key: counting(32), person: 'dice' }, 'a7fa8ae68118d1615f3e85ec69c1e180216b549156531eba3170717ce98ff9c6cccedcc951e339d574504e11c9b3a2595087d714f25753874773ba456068246d'],
];

describe('BLAKE2b', () => {
  it.each(vectors)('of %s', (_, data, how, expected) => {
    expect(hex(blake2b(data, how))).toBe(expected);
  });
});

describe('hex', () => {
  it('goes there and back', () => {
    expect(hex(unhex('00ff10a9'))).toBe('00ff10a9');
    expect(unhex('')).toEqual(new Uint8Array());
  });
});
