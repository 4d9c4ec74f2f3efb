import { matchAdUnit } from './adUnits.ts';
import type { WrittenFormat } from './types.ts';

/** What a platform takes as an uploaded image, with the page that says so. */
export interface Preset {
  id: string;
  name: string;
  /** The page with the rules, and when it was read. */
  source: string;
  read: string;
  /** The formats it takes, of those that jobs write. */
  formats: readonly WrittenFormat[];
  /** Most bytes, or `unit` for the limit of the matching ad unit. Absent where the page names none. */
  bytes?: number | 'unit';
  /** The only sizes it takes, in pixels. Absent where others are taken too. */
  sizes?: readonly (readonly [width: number, height: number])[];
  /** Least and most pixels of width and height. */
  least?: readonly [width: number, height: number];
  most?: readonly [width: number, height: number];
}

/** The platforms, in display order. 1 KB is 1000 bytes, the strict reading. */
export const presets = [
  {
    id: 'iab-portfolio',
    name: 'IAB New Ad Portfolio',
    source: 'https://www.iab.com/newadportfolio/',
    read: '2026-11-22',
    formats: ['jpeg', 'webp', 'avif', 'png'],
    bytes: 'unit',
  },
  {
    id: 'google-ads',
    name: 'Google Ads, uploaded display ads',
    source: 'https://support.google.com/google-ads/answer/1722096',
    read: '2026-11-22',
    formats: ['jpeg', 'png'],
    bytes: 150_000,
  },
  {
    id: 'display-video-360',
    name: 'Display & Video 360, image creatives',
    source: 'https://support.google.com/displayvideo/answer/3017252',
    read: '2026-11-22',
    formats: ['jpeg', 'png'],
    bytes: 10_000_000,
    most: [4096, 4096],
  },
  {
    id: 'campaign-manager-360',
    name: 'Campaign Manager 360, display creatives',
    source: 'https://support.google.com/campaignmanager/answer/4558694',
    read: '2026-11-22',
    formats: ['jpeg', 'png'],
    bytes: 9_500_000,
    most: [4000, 4000],
  },
  {
    id: 'ad-manager',
    name: 'Google Ad Manager, image creatives',
    source: 'https://support.google.com/admanager/answer/3180371',
    read: '2026-11-22',
    formats: ['jpeg', 'png'],
  },
  {
    id: 'microsoft-audience',
    name: 'Microsoft Advertising, audience ads',
    source: 'https://help.ads.microsoft.com/apex/index/22/en/60042',
    read: '2026-11-22',
    formats: ['jpeg', 'png'],
    least: [703, 368],
  },
] as const satisfies readonly Preset[];

export type PresetId = (typeof presets)[number]['id'];

export const isPreset = (id: string): id is PresetId => presets.some((preset) => preset.id === id);

export function presetOf(id: PresetId): Preset {
  const found: Preset | undefined = presets.find((preset) => preset.id === id);
  if (!found) throw new RangeError(`There is no preset "${id}".`);
  return found;
}

/** The most bytes of a picture of this size, if the platform names a limit. */
export const presetBytes = ({ bytes }: Preset, width: number, height: number): number | undefined =>
  bytes === 'unit' ? matchAdUnit(width, height).kilobytes * 1000 : bytes;

/** A rule that a file breaks. */
export type PresetRule = 'format' | 'bytes' | 'dimensions';

/** The rules that a file of a picture breaks; none when it can be uploaded. */
export function brokenRules(
  preset: Preset,
  file: { format: WrittenFormat; bytes: number; width: number; height: number },
): PresetRule[] {
  const { format, bytes, width, height } = file;
  const limit = presetBytes(preset, width, height);
  const [leastWidth, leastHeight] = preset.least ?? [1, 1];
  const [mostWidth, mostHeight] = preset.most ?? [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const isListed = !preset.sizes || preset.sizes.some(([w, h]) => w === width && h === height);
  const isInside = width >= leastWidth && height >= leastHeight && width <= mostWidth && height <= mostHeight;
  return [
    ...(preset.formats.includes(format) ? [] : (['format'] as const)),
    ...(limit !== undefined && bytes > limit ? (['bytes'] as const) : []),
    ...(isListed && isInside ? [] : (['dimensions'] as const)),
  ];
}
