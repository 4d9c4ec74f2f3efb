import { describe, expect, it } from 'vitest';
import { brokenRules, isPreset, type Preset, presetBytes, presetOf, presets } from './presets.ts';

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
    expect(brokenRules({ ...google, sizes: [[728, 90]] }, file)).toEqual(['dimensions']);
  });

  it('take the limit of the ad unit where the body names one', () => {
    expect(presetBytes(presetOf('iab-portfolio'), 970, 250)).toBe(250_000);
    expect(presetBytes(presetOf('ad-manager'), 970, 250)).toBeUndefined();
  });
});
