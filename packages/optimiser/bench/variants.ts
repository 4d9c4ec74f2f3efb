import type { Sharp } from 'sharp';
import { openSource } from '../src/codec/encode.ts';
import { inHundredths } from '../src/codec/frames.ts';
import type { Source } from '../src/codec/source.ts';
import { avif } from '../src/formats/avif.ts';
import { everyQuality } from '../src/formats/format.ts';
import type { WrittenFormat } from '../src/types.ts';

/** One way to write a picture with an encoder that sharp ships. */
export interface Variant {
  name: string;
  format: WrittenFormat;
  /** Rising. */
  qualities: readonly number[];
  encode: (source: Source, quality: number) => Promise<Buffer>;
}

function variant(
  format: WrittenFormat,
  name: string,
  write: (image: Sharp, quality: number, source: Source) => Sharp,
  qualities: readonly number[] = everyQuality,
): Variant {
  const encode = (source: Source, quality: number) => write(openSource(source), quality, source).toBuffer();
  return { name: `${format} ${name}`, format, qualities, encode };
}

const chromas = ['4:2:0', '4:4:4'] as const;
const lossless = [100];
const fives = everyQuality.filter((quality) => quality % 5 === 0);

const jpegs = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((quantisationTable) =>
  chromas.map((chromaSubsampling) =>
    variant('jpeg', `table ${quantisationTable} ${chromaSubsampling}`, (image, quality) =>
      image
        .flatten({ background: '#fff' })
        .jpeg({ mozjpeg: true, quality, chromaSubsampling, quantisationTable }),
    ),
  ),
);

const webps = [
  ...[4, 6].map((effort) =>
    variant('webp', `effort ${effort}`, (image, quality) => image.webp({ quality, effort })),
  ),
  variant('webp', 'effort 6 smart', (image, quality) =>
    image.webp({ quality, effort: 6, smartSubsample: true }),
  ),
  ...[40, 60, 80].map((alphaQuality) =>
    variant('webp', `effort 6 alpha ${alphaQuality}`, (image, quality) =>
      image.webp({ quality, effort: 6, alphaQuality }),
    ),
  ),
  variant('webp', 'lossless', (image) => image.webp({ lossless: true, effort: 6 }), lossless),
  variant(
    'webp',
    'near lossless',
    (image, quality) => image.webp({ nearLossless: true, quality, effort: 6 }),
    [20, 40, 60, 80],
  ),
];

const avifs = [3, 6].flatMap((effort) =>
  chromas.map((chromaSubsampling) =>
    variant(
      'avif',
      `effort ${effort} ${chromaSubsampling}`,
      (image, quality) => image.avif({ quality, effort, chromaSubsampling }),
      avif.qualities,
    ),
  ),
);

const pngs = [
  ...[0, 0.5, 1].flatMap((dither) =>
    [16, 256].map((colours) =>
      variant(
        'png',
        `${colours} colours, dither ${dither}`,
        (image, quality) =>
          image.png({ palette: true, colours, quality, dither, effort: 10, compressionLevel: 9 }),
        fives,
      ),
    ),
  ),
  variant('png', 'lossless', (image) => image.png({ compressionLevel: 9 }), lossless),
  variant(
    'png',
    'lossless, filtered',
    (image) => image.png({ compressionLevel: 9, adaptiveFiltering: true }),
    lossless,
  ),
];

const timing = ({ frames }: Source) => ({ loop: frames?.loops ?? 0, delay: [...(frames?.delays ?? [])] });
const gifTiming = ({ frames }: Source) => ({
  loop: frames?.loops ?? 0,
  delay: inHundredths(frames?.delays ?? []),
});

const animations = [
  ...[4, 6].map((effort) =>
    variant('webp', `effort ${effort}`, (image, quality, source) =>
      image.webp({ quality, effort, ...timing(source) }),
    ),
  ),
  variant(
    'webp',
    'lossless',
    (image, _, source) => image.webp({ lossless: true, effort: 6, ...timing(source) }),
    lossless,
  ),
  ...[0, 1].map((dither) =>
    variant(
      'gif',
      `dither ${dither}`,
      (image, interFrameMaxError, source) =>
        image.gif({
          ...gifTiming(source),
          dither,
          effort: 10,
          keepDuplicateFrames: true,
          interFrameMaxError: 32 - interFrameMaxError,
        }),
      [8, 16, 24, 32],
    ),
  ),
];

/** Every way that is tried with a picture; only formats that keep its transparency. */
export const variantsOf = ({ frames, transparent }: Source): readonly Variant[] =>
  frames ? animations : [...(transparent ? [] : jpegs), ...webps, ...avifs, ...pngs];
