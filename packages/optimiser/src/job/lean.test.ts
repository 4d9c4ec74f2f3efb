import { describe, expect, it } from 'vitest';
import { runHere } from '../../test/inProcess.ts';
import { flat, noise } from '../../test/pictures.ts';
import { adUnits } from '../adUnits.ts';
import { sharp } from '../codec/sharp.ts';
import { formats } from '../types.ts';

const sizes = [
  ...adUnits.fixed.map(({ width, height, kilobytes }) => [width, height, kilobytes] as const),
  ...adUnits.flexible.map(({ min, kilobytes }) => [min[0], min[1], kilobytes] as const),
];

/** A background with a busy patch: heavy for a small unit, quickly encoded for a large one. */
async function creative(width: number, height: number): Promise<Buffer> {
  const patch = await noise(Math.min(width, 64), Math.min(height, 40));
  return sharp(await flat(width, height, '#7cc242'))
    .composite([{ input: patch, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

describe('lean', { timeout: 60_000 }, () => {
  it.each(sizes)('%dx%d stays within %d kB and names the unit', async (width, height) => {
    const { result } = await runHere(await creative(width, height), 'lean', null);
    expect(result.unit).toMatch(/\d+x\d+/);
    for (const format of formats) {
      const found = result[format];
      expect(found.size).toBeLessThanOrEqual(result.limit ?? 0);
      expect(found.flags).not.toContain('target not reached');
      if (!found.flags.includes('size limit')) expect(found.ssim).toBeGreaterThanOrEqual(0.979);
    }
    expect(result.target).toBeNull();
  });

  it('gives up quality for the limit and says so', async () => {
    const { result } = await runHere(await noise(216, 36), 'lean', null);
    expect(result).toMatchObject({ unit: 'Feature phone large banner 216x36', limit: 5000 });
    for (const format of formats) {
      expect(result[format].size).toBeLessThanOrEqual(5000);
      expect(result[format].flags).toContain('size limit');
    }
  });
});
