import { matchAdUnit } from './adUnits.ts';
import type { Animation, WrittenFormat } from './types.ts';

/** What a platform accepts as an uploaded image, and the page that states it. */
export interface Preset {
  id: string;
  name: string;
  /** The page that states the rules, and when it was last read. */
  source: string;
  read: string;
  /** The accepted formats, among those that jobs write. */
  formats: readonly WrittenFormat[];
  /** Maximum bytes, or `unit` for the limit of the matching ad unit. Absent where the page states none. */
  bytes?: number | 'unit';
  /** The only accepted sizes in pixels. Absent where any size is accepted. */
  sizes?: readonly (readonly [width: number, height: number])[];
  /** Seconds after which an animation must have stopped, all loops included. */
  seconds?: number;
  /** The frame rate must be below this. */
  fps?: number;
  /** Animations are not accepted. */
  still?: true;
  /** Minimum and maximum width and height in pixels. */
  least?: readonly [width: number, height: number];
  most?: readonly [width: number, height: number];
}

/** The sizes of Google's uploaded display ads. */
// biome-ignore format: a table
const googleSizes = [
  [200, 200], [240, 400], [250, 250], [250, 360], [300, 250], [336, 280], [580, 400],
  [120, 600], [160, 600], [300, 600], [300, 1050],
  [468, 60], [728, 90], [930, 180], [970, 90], [970, 250], [980, 120],
  [300, 50], [320, 50], [320, 100],
] as const;

/** The platforms, in display order. 1 KB is 1000 bytes, the stricter reading. */
export const presets = [
  {
    id: 'iab-portfolio',
    name: 'IAB New Ad Portfolio',
    source: 'https://www.iab.com/newadportfolio/',
    read: '2026-11-22',
    formats: ['jpeg', 'webp', 'avif', 'png', 'gif'],
    bytes: 'unit',
  },
  {
    id: 'google-ads',
    name: 'Google Ads, uploaded display ads',
    source: 'https://support.google.com/google-ads/answer/1722096',
    read: '2026-11-22',
    formats: ['jpeg', 'png', 'gif'],
    bytes: 150_000,
    sizes: googleSizes,
    seconds: 30,
    fps: 5,
  },
  {
    id: 'display-video-360',
    name: 'Display & Video 360, image creatives',
    source: 'https://support.google.com/displayvideo/answer/3017252',
    read: '2026-11-22',
    formats: ['jpeg', 'png', 'gif'],
    bytes: 10_000_000,
    seconds: 30,
    most: [4096, 4096],
  },
  {
    id: 'campaign-manager-360',
    name: 'Campaign Manager 360, display creatives',
    source: 'https://support.google.com/campaignmanager/answer/4558694',
    read: '2026-11-22',
    formats: ['jpeg', 'png', 'gif'],
    bytes: 9_500_000,
    most: [4000, 4000],
  },
  {
    id: 'ad-manager',
    name: 'Google Ad Manager, image creatives',
    source: 'https://support.google.com/admanager/answer/3180371',
    read: '2026-11-22',
    formats: ['jpeg', 'png', 'gif'],
  },
  {
    id: 'microsoft-audience',
    name: 'Microsoft Advertising, audience ads',
    source: 'https://help.ads.microsoft.com/apex/index/22/en/60042',
    read: '2026-11-22',
    formats: ['jpeg', 'png'],
    least: [703, 368],
    still: true,
  },
] as const satisfies readonly Preset[];

/** The id of a preset. */
export type PresetId = (typeof presets)[number]['id'];

/** Whether a text is the id of a preset. */
export const isPreset = (id: string): id is PresetId => presets.some((preset) => preset.id === id);

/** The preset with this id. @throws {RangeError} for an id from elsewhere that is none */
export function presetOf(id: PresetId): Preset {
  const found: Preset | undefined = presets.find((preset) => preset.id === id);
  if (!found) throw new RangeError(`There is no preset "${id}".`);
  return found;
}

/** The maximum bytes of a picture of this size, if the platform has a limit. */
export const presetBytes = ({ bytes }: Preset, width: number, height: number): number | undefined =>
  bytes === 'unit' ? matchAdUnit(width, height).kilobytes * 1000 : bytes;

/**
 * A rule that a file breaks. `stops`: the animation runs longer than allowed, or forever; `fps`: its frame rate
 * is too high; `still`: the platform accepts no animations.
 */
export type PresetRule = 'format' | 'bytes' | 'dimensions' | 'stops' | 'fps' | 'still';

const isListed = ({ sizes }: Preset, width: number, height: number): boolean =>
  !sizes || sizes.some(([w, h]) => w === width && h === height);

/** The accepted size nearest to that of a picture; undefined if the picture's own size is accepted. */
export function nearestSize(
  preset: Preset,
  width: number,
  height: number,
): readonly [width: number, height: number] | undefined {
  if (isListed(preset, width, height)) return undefined;
  const distance = ([w, h]: readonly [number, number]) =>
    Math.hypot(Math.log(width / w), Math.log(height / h));
  return preset.sizes?.reduce((best, size) => (distance(size) < distance(best) ? size : best));
}

function animationRules({ seconds, fps, still }: Preset, animation: Animation | undefined): PresetRule[] {
  if (!animation) return [];
  const runs = animation.loops ?? Number.POSITIVE_INFINITY;
  return [
    ...(still ? (['still'] as const) : []),
    ...(seconds !== undefined && animation.seconds * runs > seconds ? (['stops'] as const) : []),
    ...(fps !== undefined && animation.fps >= fps ? (['fps'] as const) : []),
  ];
}

/** The rules that a file breaks; empty if it can be uploaded. */
export function brokenRules(
  preset: Preset,
  file: {
    format: WrittenFormat;
    bytes: number;
    width: number;
    height: number;
    animation?: Animation | undefined;
  },
): PresetRule[] {
  const { format, bytes, width, height, animation } = file;
  const limit = presetBytes(preset, width, height);
  const [leastWidth, leastHeight] = preset.least ?? [1, 1];
  const [mostWidth, mostHeight] = preset.most ?? [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const isInside = width >= leastWidth && height >= leastHeight && width <= mostWidth && height <= mostHeight;
  return [
    ...(preset.formats.includes(format) ? [] : (['format'] as const)),
    ...(limit !== undefined && bytes > limit ? (['bytes'] as const) : []),
    ...(isListed(preset, width, height) && isInside ? [] : (['dimensions'] as const)),
    ...animationRules(preset, animation),
  ];
}
