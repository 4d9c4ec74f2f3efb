import type { Metadata } from 'sharp';
import { UnsupportedImage } from '../errors.ts';
import { pngChunks } from './sniff.ts';
import { type ColourSpace, isReadable, type Primaries, srgb } from './toSrgb.ts';

const d65 = [srgb.primaries[0], srgb.primaries[1]] as const;

const ntsc = { name: 'BT.601', primaries: [...d65, 0.63, 0.34, 0.31, 0.595, 0.155, 0.07] } as const;

/** By the codes of ITU-T H.273. */
const knownPrimaries: ReadonlyMap<number, Pick<ColourSpace, 'name' | 'primaries'>> = new Map([
  [1, { name: 'BT.709', primaries: srgb.primaries }],
  [5, { name: 'BT.601', primaries: [...d65, 0.64, 0.33, 0.29, 0.6, 0.15, 0.06] }],
  [6, ntsc],
  [7, ntsc],
  [9, { name: 'BT.2020', primaries: [...d65, 0.708, 0.292, 0.17, 0.797, 0.131, 0.046] }],
  [11, { name: 'DCI-P3', primaries: [0.314, 0.351, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06] }],
  [12, { name: 'Display P3', primaries: [...d65, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06] }],
]);

const gamma =
  (exponent: number) =>
  (sample: number): number =>
    sample ** exponent;

/** Chromium reads them as gamma 2.4 in a PNG; every browser reads them as sRGB in an AVIF. */
const videoTransfers: readonly number[] = [1, 6, 14, 15];

const unspecified = 2;
const sameAsSrgb = 13;

type TransferFunction = ColourSpace['toLinear'];

/**
 * By the codes of ITU-T H.273; undefined for those that browsers ignore.
 * @param videoTransfer how those of video are read
 */
function transferFunctionOf(transfer: number, videoTransfer: TransferFunction): TransferFunction | undefined {
  if (transfer === sameAsSrgb) return srgb.toLinear;
  if (videoTransfers.includes(transfer)) return videoTransfer;
  if (transfer === 4) return gamma(2.2);
  if (transfer === 5) return gamma(2.8);
  return transfer === 8 ? gamma(1) : undefined;
}

/** PQ and HLG: brighter than white, and darkened differently by each browser. */
const hdrTransfers: readonly number[] = [16, 18];

function codedColour(
  primaries: number,
  transfer: number,
  videoTransfer: TransferFunction,
): ColourSpace | undefined {
  if (hdrTransfers.includes(transfer))
    throw new UnsupportedImage(
      'An HDR image cannot be read. Save it in standard dynamic range.',
      false,
      'hdr',
    );
  const toLinear = transferFunctionOf(transfer, videoTransfer);
  const known = knownPrimaries.get(primaries);
  return toLinear && known && { ...known, toLinear };
}

/** How far a gamma without primaries may be from that of sRGB: browsers ignore it then, as libpng does. */
const leastGamma = 0.05;

/** The fractions of `gAMA` and `cHRM`. */
const pngUnit = 100_000;

function gammaColour(gama: DataView, chrm: DataView | undefined): ColourSpace | undefined {
  const exponent = pngUnit / gama.getUint32(0);
  if (!Number.isFinite(exponent)) return undefined;
  if (!chrm && Math.abs(2.2 / exponent - 1) < leastGamma) return undefined;
  const primaries = chrm
    ? (Array.from({ length: 8 }, (_, i) => chrm.getUint32(4 * i) / pngUnit) as unknown as Primaries)
    : srgb.primaries;
  return { name: `Gamma ${Number(exponent.toFixed(2))}`, toLinear: gamma(exponent), primaries };
}

/** `cICP` counts more than a profile, that more than `sRGB`, and that more than `gAMA` and `cHRM`. */
function pngColour(bytes: Uint8Array, hasProfile: boolean): ColourSpace | undefined {
  const chunks = new Map<string, DataView>();
  for (const { type, data } of pngChunks(bytes)) if (!chunks.has(type)) chunks.set(type, data);
  const chunk = (type: string, length: number) => {
    const found = chunks.get(type);
    return found?.byteLength === length ? found : undefined;
  };
  const cicp = chunk('cICP', 4);
  // Chromium ignores those with YCbCr or a narrow range.
  const coded =
    cicp?.getUint8(2) === 0 && cicp.getUint8(3) === 1
      ? codedColour(cicp.getUint8(0), cicp.getUint8(1), gamma(2.4))
      : undefined;
  if (coded || hasProfile || chunks.has('sRGB')) return coded;
  const gama = chunk('gAMA', 4);
  return gama && gammaColour(gama, chunk('cHRM', 32));
}

function avifColour(bytes: Uint8Array): ColourSpace | undefined {
  const at = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf('colrnclx');
  if (at === -1 || at + 12 > bytes.length) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset + at + 8);
  const transfer = view.getUint16(2);
  return codedColour(view.getUint16(0), transfer === unspecified ? sameAsSrgb : transfer, srgb.toLinear);
}

/**
 * The colour space that a PNG or AVIF states, as browsers obey it; undefined for sRGB, and where a profile counts more.
 * Throws `UnsupportedImage` for HDR.
 */
export function colourOf(bytes: Uint8Array, { format, icc }: Metadata): ColourSpace | undefined {
  const hasProfile = icc !== undefined;
  const isAvif = format === 'heif' && !hasProfile;
  const colour = format === 'png' ? pngColour(bytes, hasProfile) : isAvif ? avifColour(bytes) : undefined;
  // One that overrules a profile has to be returned, even if it is sRGB.
  if (!colour || !isReadable(colour) || (!hasProfile && isSrgb(colour))) return undefined;
  return colour;
}

const isSrgb = ({ toLinear, primaries }: ColourSpace): boolean =>
  toLinear === srgb.toLinear && primaries === srgb.primaries;
