import { describe, expect, it } from 'vitest';
import {
  brokenRules,
  isPreset,
  nearestSize,
  type Preset,
  presetBytes,
  presetOf,
  presets,
} from './presets.ts';

describe('presets', () => {
  it.each(presets.map((preset) => [preset.id, preset] as const))(
    '%s has a source and a date',
    (_, preset: Preset) => {
      expect(new URL(preset.source).protocol).toBe('https:');
      expect(preset.read).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(Number.isNaN(Date.parse(preset.read))).toBe(false);
      expect(preset.formats.length).toBeGreaterThan(0);
      expect(preset.name).not.toBe('');
    },
  );

  it('have ids of their own', () => {
    expect(new Set(presets.map(({ id }) => id)).size).toBe(presets.length);
    expect(isPreset('google-ads')).toBe(true);
    expect(isPreset('constructor')).toBe(false);
  });

  it('say which rules a file breaks', () => {
    const google = presetOf('google-ads');
    const file = { format: 'png', bytes: 150_000, width: 300, height: 250 } as const;
    expect(brokenRules(google, file)).toEqual([]);
    expect(brokenRules(google, { ...file, bytes: 150_001 })).toEqual(['bytes']);
    expect(brokenRules(google, { ...file, format: 'avif', bytes: 1e6 })).toEqual(['format', 'bytes']);
    expect(brokenRules(presetOf('microsoft-audience'), file)).toEqual(['dimensions']);
    expect(brokenRules(presetOf('campaign-manager-360'), { ...file, width: 4001 })).toEqual(['dimensions']);
    expect(brokenRules(google, { ...file, width: 310 })).toEqual(['dimensions']);
  });

  it('judge an animation by how long it runs, all its runs together, and how fast', () => {
    const google = presetOf('google-ads');
    const file = { format: 'gif', bytes: 150_000, width: 300, height: 250 } as const;
    const animation = { frames: 40, seconds: 10, fps: 4, loops: 3 };
    expect(brokenRules(google, { ...file, animation })).toEqual([]);
    expect(brokenRules(google, { ...file, animation: { ...animation, loops: 4 } })).toEqual(['stops']);
    expect(brokenRules(google, { ...file, animation: { ...animation, loops: null } })).toEqual(['stops']);
    expect(brokenRules(google, { ...file, animation: { ...animation, fps: 5 } })).toEqual(['fps']);
    const microsoft = { ...file, width: 1200, height: 628, animation };
    expect(brokenRules(presetOf('microsoft-audience'), microsoft)).toEqual(['format', 'still']);
  });

  it('name the nearest size that is taken, and none where the own one is', () => {
    expect(nearestSize(presetOf('google-ads'), 300, 250)).toBeUndefined();
    expect(nearestSize(presetOf('google-ads'), 310, 250)).toEqual([300, 250]);
    expect(nearestSize(presetOf('google-ads'), 700, 100)).toEqual([728, 90]);
    expect(nearestSize(presetOf('ad-manager'), 310, 250)).toBeUndefined();
  });

  it('take the limit of the ad unit where the body names one', () => {
    expect(presetBytes(presetOf('iab-portfolio'), 970, 250)).toBe(250_000);
    expect(presetBytes(presetOf('ad-manager'), 970, 250)).toBeUndefined();
  });
});
