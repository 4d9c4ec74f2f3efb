import { flexibleUnitTitled } from '@leaf/optimiser/browser';
import type { ImageInfo, ImageJobResult } from '../../types.ts';
import { formatNames, type ImageFormat } from '../imageFormats.ts';
import { flagSentences } from '../jobResult.ts';
import type { jobResultLabels } from './jobResultLabels.ts';

type Text = typeof jobResultLabels;

/** What may differ between an upload and every file made of it. */
export type UploadTraits = Pick<ImageInfo, 'color_space' | 'bit_depth'>;

/** Files are sRGB; of these nothing is converted that could be seen. */
const kept = new Set(['sRGB', 'RGB', 'Gray']);

const deepest = 8;

/** What every file of a job lost of its upload, in sentences. */
function lossSentences({ color_space, bit_depth }: UploadTraits, text: Text): string[] {
  return [
    ...(color_space && !kept.has(color_space) ? [text.madeSrgb(color_space)] : []),
    ...(bit_depth && bit_depth > deepest ? [text.made8Bit(bit_depth)] : []),
    text.noMetadata,
  ];
}

/** The name of an ad unit; one of many sizes is named with the smallest and the largest, in words. */
function unitName(name: string, text: Text, number: (value: number) => string): string {
  const unit = flexibleUnitTitled(name);
  if (!unit) return name;
  const size = (sides: readonly number[]) => sides.map((side) => number(side)).join('\u00a0×\u00a0');
  return text.flexibleUnit(unit.name, size(unit.min), size(unit.max));
}

const blurs = 'coloured text may blur';

/** The sentences for flags, and for text that blurs the formats of this image in which it does not. */
function flagWords(result: ImageJobResult, text: Text): Text {
  const [sharp, other] = (['avif', 'jpeg'] as const).flatMap((format) => {
    const found = result[format];
    return found && !found.flags?.includes('transparency flattened') ? [formatNames[format]] : [];
  });
  return sharp ? { ...text, [blurs]: `${text[blurs]} ${text.prefer(sharp, other)}` } : text;
}

/** Why a format is not possible; in English where an earlier release told no code. */
function unavailableSentence(
  {
    format,
    reason,
    code,
    frames = 0,
    most = 0,
    width = 0,
    height = 0,
  }: NonNullable<ImageJobResult['unavailable']>[number],
  text: Text,
  number: (value: number) => string,
): string {
  const name = formatNames[format];
  switch (code) {
    case 'no-animation':
      return text.noAnimation(name, number(frames));
    case 'sides':
      return text.longSides(name, number(most), `${number(width)}\u00a0×\u00a0${number(height)}`);
    case 'not-encoded':
      return text.notEncoded(name);
    default:
      return reason;
  }
}

/** Everything a reader of a result should know besides its figures. */
export function resultNotes(
  result: ImageJobResult,
  shown: ImageFormat | undefined,
  upload: UploadTraits | undefined,
  text: Text,
  number: (value: number) => string,
): string[] {
  const { ad_unit: unit, unavailable = [] } = result;
  const words = unit?.match === 'nearest' ? text.nearestAdUnit : text.adUnit;
  return [
    ...(unit ? [words(unitName(unit.name, text, number), number(unit.limit_kb))] : []),
    ...flagSentences(shown && result[shown]?.flags, flagWords(result, text)),
    ...(unavailable ?? []).map((one) => unavailableSentence(one, text, number)),
    ...(upload ? lossSentences(upload, text) : []),
  ];
}
