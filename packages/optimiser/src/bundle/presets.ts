import { matchAdUnit } from '../adUnits.ts';
import type { PresetId } from '../presets.ts';
import type { FileType } from './fileType.ts';

/** What a platform accepts as an HTML5 creative, and the page that states it. */
export interface BundlePreset {
  source: string;
  /** When the page was last read. */
  read: string;
  /** Maximum bytes of the ZIP. */
  zip?: number;
  /** Maximum number of files. */
  files?: number;
  /** The only types of files. */
  types?: readonly FileType[];
  /** Maximum bytes that a browser loads in all. */
  download?: number;
  /** Maximum requests of the initial load, and in all. */
  initialRequests?: number;
  requests?: number;
  /** The limits of the ad unit apply: its bytes to the initial load, twice as many to the later load. */
  unit?: true;
  /** The document must name its `ad.size`; a click tag must be there. */
  size?: true;
  click?: true;
}

/** Platforms without a row state nothing about HTML5 creatives, or take none. 1 KB is 1000 bytes. */
export const bundlePresets: Partial<Record<PresetId, BundlePreset>> = {
  'iab-portfolio': {
    source: 'https://www.iab.com/newadportfolio/',
    read: '2026-11-23',
    unit: true,
    initialRequests: 10,
  },
  'google-ads': {
    source: 'https://support.google.com/google-ads/answer/1722096',
    read: '2026-11-22',
    zip: 150_000,
    files: 40,
    types: ['html', 'css', 'js', 'gif', 'png', 'jpeg', 'svg'],
    size: true,
  },
  'display-video-360': {
    source: 'https://support.google.com/displayvideo/answer/3017252',
    read: '2026-11-23',
    download: 5_000_000,
    requests: 100,
  },
  'campaign-manager-360': {
    source: 'https://support.google.com/campaignmanager/answer/4558694',
    read: '2026-11-23',
    zip: 9_500_000,
    files: 100,
    click: true,
  },
};

/** The initial load in KB of the banners of feature phones, the only units without a later load. */
const featurePhone = 5;

/**
 * The most bytes of the initial load of a creative of this size, and of the later load: twice as many in each unit of
 * the IAB New Ad Portfolio of 2019, whether its size is fixed or flexible; undefined where it states none.
 */
export function unitLoads({ width, height }: { width: number; height: number }) {
  const { kilobytes } = matchAdUnit(width, height);
  const initial = kilobytes * 1000;
  return { initial, later: kilobytes === featurePhone ? undefined : 2 * initial };
}
