import fc from 'fast-check';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { isPacked, pack } from './pack.ts';

const image = (width: number, height: number, channel: (at: number) => number): Buffer => {
  const png = new PNG({ width, height });
  for (let at = 0; at < png.data.length; at += 1) png.data[at] = at % 4 === 3 ? 255 : channel(at);
  return PNG.sync.write(png);
};

describe('pack', () => {
  it('keeps the size, and every channel within 8 of its value', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 48, maxLength: 48 }),
        fc.integer({ min: 1, max: 12 }),
        (noise, width) => {
          const before = PNG.sync.read(image(width, 4, (at) => noise[at % 48] ?? 0));
          const after = PNG.sync.read(pack(PNG.sync.write(before)));
          expect([after.width, after.height]).toEqual([width, 4]);
          const worst = before.data.reduce(
            (most, value, at) => Math.max(most, Math.abs(value - (after.data[at] ?? 0))),
            0,
          );
          expect(worst).toBeLessThanOrEqual(8);
        },
      ),
    );
  });

  it('keeps the most common color exactly, with any number of others', () => {
    const before = PNG.sync.read(
      // Half of the image is one gray, and no two pixels of the rest are alike.
      image(64, 64, (at) => (at < 8192 ? 37 : (at >> (2 + (at % 4) * 4)) & 255)),
    );
    const after = PNG.sync.read(pack(PNG.sync.write(before)));
    expect(after.data.subarray(0, 8192)).toEqual(before.data.subarray(0, 8192));
    expect(after.data).not.toEqual(before.data);
  });

  it('keeps an image with few colors exactly, and recognizes it as packed', () => {
    const before = image(8, 8, (at) => (at % 16 < 8 ? 17 : 203));
    const packed = pack(before);
    expect(isPacked(before)).toBe(false);
    expect(isPacked(packed)).toBe(true);
    expect(PNG.sync.read(packed).data).toEqual(PNG.sync.read(before).data);
  });
});
