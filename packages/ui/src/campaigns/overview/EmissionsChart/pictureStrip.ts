import type { PictureBlock } from '../../../layout/ChartFigure/pictureFrame.ts';
import { type FootprintPart, footprintGroups } from '../../FootprintStrip/footprint.ts';

/** The footprint strip for a saved picture. */
export function pictureStrip(parts: readonly FootprintPart[]): PictureBlock[] {
  return (footprintGroups(parts) ?? []).flatMap(({ stage, share, blocks }) => {
    const tone = `var(--leaf-${stage}-1)`;
    const tint = `var(--leaf-${stage}-tint)`;
    return blocks.map(({ kind, share: own }) => ({
      share: share * own,
      fill: kind === 'electricity' ? tone : tint,
      ...(kind === 'embodied' && { lines: tone }),
      ...(kind === 'whole' && { outline: tone }),
    }));
  });
}
