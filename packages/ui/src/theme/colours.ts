import type { Stage } from '@leaf/emissions';
import type { MantineColorsTuple } from '@mantine/core';

/* The only place that defines colours of the product. The scales are steps of one OKLCH hue each, so that the same step
   has the same lightness in every hue; colours.test.ts checks them against WCAG AA. */

export const evergreen: MantineColorsTuple = [
  '#f0f9f4',
  '#dff0e7',
  '#c2e2d2',
  '#9dceb6',
  '#78b899',
  '#51a07d',
  '#308763',
  '#0c6f4d',
  '#055c3f',
  '#01432d',
];

export const green: MantineColorsTuple = [
  '#f0faf1',
  '#def1e1',
  '#c2e3c7',
  '#9cd0a6',
  '#76ba85',
  '#51a466',
  '#328e4d',
  '#187a3b',
  '#02662c',
  '#024e20',
];

export const red: MantineColorsTuple = [
  '#fff4f3',
  '#ffe4e1',
  '#ffcbc5',
  '#fea69d',
  '#f58177',
  '#e55d55',
  '#ce3f3c',
  '#b72728',
  '#9d1119',
  '#7c020d',
];

export const amber: MantineColorsTuple = [
  '#fef5ec',
  '#f8e8d7',
  '#f0d4b5',
  '#e3b888',
  '#d29c5b',
  '#bf802b',
  '#a76902',
  '#8d5901',
  '#754902',
  '#5a3702',
];

export const gray: MantineColorsTuple = [
  '#fbfaf8',
  '#f5f3f0',
  '#e8e6e2',
  '#d9d7d3',
  '#bcbab6',
  '#8c8a85',
  '#77746f',
  '#5d5a55',
  '#423f3b',
  '#262420',
];

/** Mantine's dark scheme takes text from step 0, surfaces from 6 and the page from 7. */
export const dark: MantineColorsTuple = [
  '#e8e6e2',
  '#c6c4c0',
  '#aaa8a4',
  '#807e7a',
  '#494744',
  '#2f2d2a',
  '#211f1d',
  '#161513',
  '#11100e',
  '#0c0b09',
];

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** Surfaces, borders and text of both schemes, exposed as `--leaf-<name>`. */
export const roles = {
  light: {
    page: '#faf9f7',
    surface: '#ffffff',
    raised: '#ffffff',
    sunken: '#f5f3f0',
    inset: '#f3f1ed',
    border: '#e3e0db',
    'border-control': '#d0ccc6',
    'border-strong': '#8c8a85',
    text: '#262420',
    dimmed: '#5d5a55',
    brand: '#0c6f4d',
    'brand-soft': '#e9f4ee',
    danger: '#b72728',
    'danger-soft': '#fff4f3',
    'danger-border': '#f3c3bd',
    waiting: '#754902',
    'waiting-soft': '#fef5ec',
    done: '#02662c',
    'done-soft': '#f0faf1',
    'done-border': '#bcdfc2',
    focus: '#0c6f4d',
    checker: '#eceae6',
    ink: '#17221c',
    'ink-text': '#f0f4f1',
    'ink-dimmed': '#a9b5ad',
  },
  dark: {
    page: '#161513',
    surface: '#1d1c1a',
    raised: '#262422',
    sunken: '#11100e',
    inset: '#151412',
    border: '#35332f',
    'border-control': '#4a4743',
    'border-strong': '#807e7a',
    text: '#e8e6e2',
    dimmed: '#aaa8a4',
    brand: '#78b899',
    'brand-soft': '#16291f',
    danger: '#f58177',
    'danger-soft': '#331917',
    'danger-border': '#6b2f2a',
    waiting: '#e3b888',
    'waiting-soft': '#2e2314',
    done: '#76ba85',
    'done-soft': '#15281a',
    'done-border': '#2c5236',
    focus: '#78b899',
    checker: '#2b2926',
    ink: '#1a2620',
    'ink-text': '#f0f4f1',
    'ink-dimmed': '#a9b5ad',
  },
} as const satisfies Record<Scheme, Record<string, string>>;

export type StageTones = {
  base: string;
  soft: string;
  tint: string;
  /** From the middle tone to the lightest. */
  steps: readonly [string, string, string, string];
};

/**
 * One hue per stage. `base` is its dark tone, for text; `soft` is a background for text; `tint` is the
 * background of hatching and the fill of what is neither electricity nor embodied. The four steps are for
 * marks: the largest part gets the middle tone, the others lighter ones, each at least 1.4:1 from the next.
 * In the dark scheme they have 15 % less chroma.
 */
export const stagePalette = {
  light: {
    storage: {
      base: '#436896',
      soft: '#eef3fa',
      tint: '#d7e6f9',
      steps: ['#4b75a9', '#6e92c1', '#94b0d6', '#bfd2ea'],
    },
    selection: {
      base: '#8e5720',
      soft: '#faf1e9',
      tint: '#f6e0cd',
      steps: ['#a16626', '#ba8553', '#d0a680', '#e6cbb2'],
    },
    delivery: {
      base: '#0a7575',
      soft: '#e9f5f5',
      tint: '#d0ebeb',
      steps: ['#168081', '#4f9c9c', '#80b8b8', '#b4d7d7'],
    },
    consumption: {
      base: '#8a4d7e',
      soft: '#f9eff6',
      tint: '#f4dcf0',
      steps: ['#9f5b96', '#b87caf', '#cf9fc8', '#e6c7e1'],
    },
  },
  dark: {
    storage: {
      base: '#8baad2',
      soft: '#1a222d',
      tint: '#2d3c4e',
      steps: ['#6285b3', '#7fa1cc', '#a3bfe2', '#cee0f8'],
    },
    selection: {
      base: '#cd9d73',
      soft: '#2b2118',
      tint: '#4a3622',
      steps: ['#ac7947', '#c59567', '#ddb591', '#f4dac2'],
    },
    delivery: {
      base: '#73b5b5',
      soft: '#152727',
      tint: '#234040',
      steps: ['#438f8f', '#66a9a9', '#91c6c6', '#c3e5e5'],
    },
    consumption: {
      base: '#d29dc6',
      soft: '#2a1c26',
      tint: '#493146',
      steps: ['#aa70a2', '#c48cbb', '#dcaed5', '#f4d6ef'],
    },
  },
} as const satisfies Record<Scheme, Record<Stage, StageTones>>;

/** Orange, blue and plum at three lightnesses remain distinguishable under protanopia, deuteranopia and tritanopia. */
export const formatPalette = {
  light: { jpeg: '#c25e1c', webp: '#4f78d8', avif: '#6f2563' },
  dark: { jpeg: '#d5752f', webp: '#6288e6', avif: '#f3bce9' },
} as const;

export type ImageFormat = keyof (typeof formatPalette)['light'];

const step = (stage: Stage, number: 1 | 2 | 3 | 4) => `var(--leaf-${stage}-${number})`;

const stageVariables = (stage: Stage) => ({
  /** The stage's hue: names, tabs, share bars. */
  base: `var(--leaf-${stage})`,
  /** Tinted surface behind the hue. */
  soft: `var(--leaf-${stage}-soft)`,
  /** Background of hatching, and the fill of parts that are neither electricity nor embodied. */
  tint: `var(--leaf-${stage}-tint)`,
  /** Steps for marks: the middle tone first, then lighter. */
  steps: ([1, 2, 3, 4] as const).map((number) => step(stage, number)),
});

/**
 * The single definition of chart colours, as CSS variables that follow the scheme. The electricity and embodied parts
 * of a component share a step: electricity is drawn solid and embodied hatched.
 */
export const chartColours = {
  stage: {
    storage: stageVariables('storage'),
    selection: stageVariables('selection'),
    delivery: stageVariables('delivery'),
    consumption: stageVariables('consumption'),
  } satisfies Record<Stage, unknown>,
  component: {
    storage: {
      ssd: step('storage', 1),
      hdd: step('storage', 2),
      lto: step('storage', 3),
      cloud: step('storage', 4),
    },
    selection: { server: step('selection', 1), network: step('selection', 3) },
    delivery: {
      mobile_network: step('delivery', 1),
      fixed_network: step('delivery', 2),
      cdn: step('delivery', 4),
    },
    consumption: {
      mobile: step('consumption', 1),
      tablet: step('consumption', 2),
      pc: step('consumption', 3),
      tv: step('consumption', 4),
    },
  },
  format: { jpeg: 'var(--leaf-jpeg)', webp: 'var(--leaf-webp)', avif: 'var(--leaf-avif)' },
} as const;
