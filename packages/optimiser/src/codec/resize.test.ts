import { describe, expect, it } from 'vitest';
import { animation, turned } from '../../test/pictures.ts';
import { partOf } from '../crop.ts';
import { defaultLimits } from '../limits.ts';
import { resizePicture } from './resize.ts';
import { sharp } from './sharp.ts';

const middle = { x: 0.5, y: 0.5 };

describe('the part that is kept', () => {
  const master = { width: 1200, height: 600 };
  it.each([
    ['the whole of the same ratio', 600, 300, middle, { left: 0, top: 0, width: 1200, height: 600 }],
    ['the middle of the width', 300, 300, middle, { left: 300, top: 0, width: 600, height: 600 }],
    ['the middle of the height', 1200, 300, middle, { left: 0, top: 150, width: 1200, height: 300 }],
    ['around the focus', 300, 300, { x: 0.6, y: 0.5 }, { left: 420, top: 0, width: 600, height: 600 }],
    ['within the left edge', 300, 300, { x: 0, y: 0 }, { left: 0, top: 0, width: 600, height: 600 }],
    ['within the right edge', 300, 300, { x: 1, y: 1 }, { left: 600, top: 0, width: 600, height: 600 }],
  ])('%s', (_, width, height, focus, part) => {
    expect(partOf(master, { width, height, focus })).toEqual(part);
  });

  it('lies inside the master for every size and focus', () => {
    for (const [width, height] of [
      [1, 1],
      [728, 90],
      [160, 600],
      [999, 7],
      [3, 1000],
    ] as const)
      for (const x of [0, 0.33, 1])
        for (const y of [0, 0.77, 1]) {
          const part = partOf({ width: 333, height: 777 }, { width, height, focus: { x, y } });
          expect(Math.min(part.left, part.top)).toBeGreaterThanOrEqual(0);
          expect(Math.min(part.width, part.height)).toBeGreaterThanOrEqual(1);
          expect(part.left + part.width).toBeLessThanOrEqual(333);
          expect(part.top + part.height).toBeLessThanOrEqual(777);
        }
  });
});

describe('a size of a master', () => {
  const halves = () =>
    sharp({ create: { width: 200, height: 100, channels: 3, background: '#f00' } })
      .composite([
        {
          input: { create: { width: 100, height: 100, channels: 3, background: '#00f' } },
          left: 100,
          top: 0,
        },
      ])
      .png()
      .toBuffer();

  it.each([
    [0, [255, 0, 0]],
    [1, [0, 0, 255]],
  ])('keeps what the focus names: %d', async (x, colour) => {
    const order = { width: 50, height: 50, focus: { x, y: 0.5 } };
    const file = await resizePicture(await halves(), order, defaultLimits);
    const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 50, height: 50 });
    expect([...data.subarray(0, 3)]).toEqual(colour);
    expect([...data.subarray(-3)]).toEqual(colour);
    expect((await sharp(file).metadata()).format).toBe('png');
  });

  it('is taken from the upright picture', async () => {
    const file = await resizePicture(
      await turned(6),
      { width: 25, height: 40, focus: middle },
      defaultLimits,
    );
    expect(await sharp(file).metadata()).toMatchObject({ width: 25, height: 40 });
  });

  it('keeps transparency', async () => {
    const glass = await sharp({
      create: { width: 40, height: 40, channels: 4, background: '#ff000080' },
    })
      .png()
      .toBuffer();
    const file = await resizePicture(glass, { width: 20, height: 20, focus: middle }, defaultLimits);
    expect([...(await sharp(file).raw().toBuffer()).subarray(0, 4)]).toEqual([255, 0, 0, 128]);
  });

  it('is not made by enlarging, nor of an animation', async () => {
    const order = { width: 201, height: 100, focus: middle };
    await expect(resizePicture(await halves(), order, defaultLimits)).rejects.toThrow(
      'too small for 201x100',
    );
    const moving = resizePicture(await animation('gif'), { ...order, width: 20, height: 20 }, defaultLimits);
    await expect(moving).rejects.toThrow('An animation cannot be cropped.');
  });
});
