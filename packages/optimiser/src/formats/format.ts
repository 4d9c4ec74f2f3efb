/** The measure that a curve describes. */
export type Measure = 'ssim' | 'ms' | 'bytes';

/** Lowest quality of the curves; they end at 100. */
export const firstQuality = 4;

/**
 * For a format in which every quality yields a different file. The annotation lets a page that needs only the
 * facts tree-shake the rest.
 */
export const everyQuality: readonly number[] = /* @__PURE__ */ Array.from({ length: 100 }, (_, i) => i + 1);

/** The quality that may name a lossless file. */
export const losslessQuality = 100;

/** Whether a measured file reproduces the picture exactly. */
export const isLossless = ({ quality, ssim }: { quality: number; ssim: number }): boolean =>
  quality === losslessQuality && ssim === 1;

/** The facts about a format that a page or a server needs. */
export interface FormatFacts {
  /** Display name. */
  name: string;
  mediaType: `image/${string}`;
  /** The file extension, without the dot. */
  extension: string;
  keepsTransparency: boolean;
}
