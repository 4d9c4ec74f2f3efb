import { type Stage, stages } from '@leaf/emissions';
import { formatPalette, type Scheme, type StageTones, stagePalette } from '../theme/colours.ts';
import { grounds, type Roles } from './brandRoles.ts';
import { contrast, type Oklch, toHex, toOklch, until } from './oklch.ts';

/** Adjacent steps of a stage are distinguishable from this contrast on. */
export const NEIGHBOURS = 1.4;
/** Contrast of the middle tone with the background of its hatching. */
export const HATCHING = 2.3;

type Ground = { soft: string; all: readonly string[]; surface: string };

/**
 * The dark tone for text, and the marks from the middle tone to the lightest, measured on the brand's own
 * backgrounds.
 */
function tonesOf(scheme: Scheme, leaf: StageTones, hue: number | undefined, roles: Roles, ink: string) {
  const isDark = scheme === 'dark';
  const turned = (hex: string): Oklch => {
    const colour = toOklch(hex);
    return { ...colour, h: hue ?? colour.h };
  };
  const ground: Ground = {
    soft: toHex(turned(leaf.soft)),
    surface: roles.surface,
    all: grounds.map((name) => roles[name]),
  };
  const base = until(turned(leaf.base), isDark, (hex) =>
    [ground.surface, ground.soft].every((on) => contrast(hex, on) >= 4.5),
  );
  const first = until(turned(leaf.steps[0]), isDark, (hex) =>
    ground.all.every((on) => contrast(hex, on) >= 3),
  );
  const after = (previous: string, step: string, holds = (_: string) => true) =>
    until(turned(step), true, (hex) => contrast(hex, previous) >= NEIGHBOURS && holds(hex));
  // In the dark scheme the second step also appears on the ink band.
  const second = after(first, leaf.steps[1], (hex) => !isDark || contrast(hex, ink) >= 3);
  const third = after(second, leaf.steps[2]);
  const fourth = after(third, leaf.steps[3]);
  const tint = until(turned(leaf.tint), !isDark, (hex) => contrast(first, hex) >= HATCHING);
  return { base, soft: ground.soft, tint, steps: [first, second, third, fourth] } satisfies StageTones;
}

/** The tones of all stages in one scheme. */
export function brandStages(
  scheme: Scheme,
  roles: Record<Scheme, Roles>,
  hues: Partial<Record<Stage, number>> = {},
): Record<Stage, StageTones> {
  const tones = stages.map((stage) => [
    stage,
    tonesOf(scheme, stagePalette[scheme][stage], hues[stage], roles[scheme], roles.dark.ink),
  ]);
  return Object.fromEntries(tones);
}

/** The hues of the file formats keep their meaning and stay visible on the brand's surface. */
export function brandFormats(scheme: Scheme, roles: Roles): Record<string, string> {
  const seen = Object.entries(formatPalette[scheme]).map(([format, colour]) => [
    format,
    until(toOklch(colour), scheme === 'dark', (hex) => contrast(hex, roles.surface) >= 3),
  ]);
  return Object.fromEntries(seen);
}
