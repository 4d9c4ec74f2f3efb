import { describe, expect, test } from 'vitest';
import { amber, evergreen, formatPalette, green, red, roles, schemes, stagePalette } from './colours.ts';

/** WCAG 2.2 relative luminance and contrast of two hex colours. */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each(schemes)('%s', (scheme) => {
  const role = roles[scheme];
  const grounds = [role.page, role.surface, role.raised, role.sunken, role.inset];

  test.each(['text', 'dimmed', 'brand', 'danger', 'waiting', 'done'] as const)('%s is readable', (ink) => {
    for (const ground of grounds) expect(contrast(role[ink], ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['danger', 'waiting', 'done', 'brand'] as const)('%s is readable on its soft ground', (ink) => {
    expect(contrast(role[ink], role[`${ink}-soft`])).toBeGreaterThanOrEqual(4.5);
  });

  test('lines of inputs and the focus ring are seen', () => {
    for (const ground of grounds) {
      expect(contrast(role['border-strong'], ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(role.focus, ground)).toBeGreaterThanOrEqual(3);
    }
  });

  test('words on the ink band are readable', () => {
    expect(contrast(role['ink-text'], role.ink)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(role['ink-dimmed'], role.ink)).toBeGreaterThanOrEqual(4.5);
    for (const { steps } of Object.values(stagePalette.dark))
      expect(contrast(steps[1], role.ink)).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.entries(stagePalette[scheme]))('stage %s', (_, { base, soft, tint, steps }) => {
    expect(contrast(base, role.surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(base, soft)).toBeGreaterThanOrEqual(4.5);
    // Lighter steps and the tint are outlined in the middle tone, which is seen on every ground.
    for (const ground of grounds) expect(contrast(steps[0], ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(steps[0], tint)).toBeGreaterThanOrEqual(2.3);
    for (const [index, step] of steps.slice(1).entries())
      expect(contrast(step, steps[index] ?? step)).toBeGreaterThanOrEqual(1.395);
  });

  test.each(Object.entries(formatPalette[scheme]))('format %s', (_, colour) => {
    expect(contrast(colour, role.surface)).toBeGreaterThanOrEqual(3);
  });
});

test.each(Object.entries({ evergreen, green, red, amber }))('white stands on filled %s', (_, scale) => {
  expect(contrast('#ffffff', scale[7])).toBeGreaterThanOrEqual(4.5);
  expect(contrast('#ffffff', scale[8])).toBeGreaterThanOrEqual(4.5);
});
