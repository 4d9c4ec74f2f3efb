import type { Stage } from '@leaf/emissions';
import type { MantineColorsTuple } from '@mantine/core';
import type { Brand } from '../theme/brandTypes.ts';
import { dark, evergreen, gray, type Scheme, schemes } from '../theme/colours.ts';
import { variablesOf } from '../theme/cssVariables.ts';
import type { Density } from '../theme/leafContext.ts';
import { leafTheme } from '../theme/theme.ts';
import { brandFormats, brandStages } from './brandCharts.ts';
import { brandRoles, type Derivation } from './brandRoles.ts';
import { contrast, type Oklch, toHex, toOklch, until } from './oklch.ts';

export type BrandInput = {
  /**
   * The colour of actions: any CSS colour, or just a hue, 0 to 360 degrees in OKLCH. A colour that is
   * readable on every surface is used unchanged; any other is moved to the nearest lightness that is.
   */
  color: string | number;
  /** The tint of surfaces, lines and text. Default: the hue of `color`, with a chroma of 0.006. */
  neutral?: { hue?: number; chroma?: number };
  /**
   * Hues of the stages in the charts. By default they are Leaf's, so that a stage looks the same everywhere.
   */
  stages?: Partial<Record<Stage, number>>;
  /** Corner radius of a button in pixels; cards, dialogs and badges follow in proportion. Default 6. */
  radius?: number;
  /** CSS font family, loaded by the host. Default Inter. */
  font?: string;
  /** CSS font family of titles. Default `font`. */
  headingFont?: string;
  /** The height of table rows and the spacing between elements. Default `comfortable`. */
  density?: Density;
};

const LEAF = toOklch(evergreen[7]);
const TUPLE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const tuple = (step: (index: (typeof TUPLE)[number]) => string): MantineColorsTuple => [
  step(0),
  step(1),
  step(2),
  step(3),
  step(4),
  step(5),
  step(6),
  step(7),
  step(8),
  step(9),
];

/** A scale whose step 7 is `filled`; the other steps keep Leaf's intervals. */
function scaleOf(filled: string, vivid: number): MantineColorsTuple {
  const { l, c, h } = toOklch(filled);
  const lightest = toOklch(evergreen[0]).l;
  return tuple((index) => {
    if (index === 7) return filled;
    const step = toOklch(evergreen[index]);
    const lightness =
      index < 7
        ? l + ((step.l - LEAF.l) * (lightest - l)) / (lightest - LEAF.l)
        : Math.min(step.l, (l * step.l) / LEAF.l);
    return toHex({ l: lightness, c: c > 0 ? step.c * vivid : 0, h });
  });
}

const pixels = (value: number) => `${Math.round(value * 100) / 100}px`;

/** Spacing of the compact density: three quarters of Leaf's. */
const COMPACT = { xs: '6px', sm: '9px', md: '12px', lg: '18px', xl: '30px' };

/**
 * Derives a whole brand from a few choices: every colour role, light and dark, adjusted to meet WCAG AA;
 * scales, corners, fonts and density. The result is plain data for `LeafProvider`.
 *
 * @example const northwind = createBrand({ color: '#3b4cc0', radius: 10, font: 'Georgia, serif' });
 *
 * @throws if `color` is not a colour
 */
export function createBrand(input: BrandInput): Brand {
  const { color, neutral, stages, radius = 6, font, headingFont = font, density = 'comfortable' } = input;
  const asked: Oklch = typeof color === 'number' ? { l: LEAF.l, c: LEAF.c, h: color } : toOklch(color);
  const derivation: Derivation = {
    asked,
    // Some hues reach less chroma than others; toHex clips to the sRGB gamut.
    vivid: asked.c / LEAF.c,
    neutral: { c: neutral?.chroma ?? (asked.c < 0.01 ? 0 : 0.006), h: neutral?.hue ?? asked.h },
  };
  const ofScheme = (scheme: Scheme) => brandRoles(scheme, derivation);
  const own = { light: ofScheme('light'), dark: ofScheme('dark') };
  const charts = { light: brandStages('light', own, stages), dark: brandStages('dark', own, stages) };
  const variables = Object.fromEntries(
    schemes.map((scheme) => [
      scheme,
      variablesOf(own[scheme], charts[scheme], charts.dark, brandFormats(scheme, own[scheme])),
    ]),
  ) as Brand['variables'];

  const filled = until(toOklch(own.light.brand), false, (hex) => contrast('#ffffff', hex) >= 4.5);
  const tinted = (scale: MantineColorsTuple) =>
    tuple((index) => toHex({ ...toOklch(scale[index]), ...derivation.neutral }));
  const neutrals = { gray: tinted(gray), dark: tinted(dark) };
  return {
    density,
    variables,
    theme: {
      colors: { brand: scaleOf(filled, derivation.vivid), ...neutrals },
      primaryColor: 'brand',
      primaryShade: 7,
      black: own.light.text,
      radius: {
        xs: pixels((radius * 2) / 3),
        sm: pixels(radius),
        md: pixels((radius * 4) / 3),
        lg: pixels(radius * 2),
        xl: pixels((radius * 8) / 3),
      },
      ...(density === 'compact' ? { spacing: { ...leafTheme.spacing, ...COMPACT } } : {}),
      ...(font ? { fontFamily: font } : {}),
      ...(headingFont ? { headings: { fontFamily: headingFont } } : {}),
      other: { leaf: variables },
    },
  };
}
