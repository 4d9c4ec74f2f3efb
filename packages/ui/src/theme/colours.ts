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
  },
  dark: {
    page: '#161513',
    surface: '#1d1c1a',
    raised: '#262422',
    sunken: '#11100e',
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
  },
} as const satisfies Record<Scheme, Record<string, string>>;

/** One hue per stage: `base` for its name and tab, `soft` behind it, four steps for its components. */
export const stagePalette = {
  light: {
    storage: { base: '#436896', soft: '#eef3fa', steps: ['#1d487c', '#39659b', '#517eb6', '#6693cd'] },
    selection: { base: '#8e5720', soft: '#faf1e9', steps: ['#6a3a00', '#8f520d', '#aa6b2e', '#c08044'] },
    delivery: { base: '#0a7575', soft: '#e9f5f5', steps: ['#015353', '#067272', '#258c8c', '#3c9e9e'] },
    consumption: { base: '#8a4d7e', soft: '#f9eff6', steps: ['#6f2563', '#8f4280', '#aa5b9a', '#c170b0'] },
  },
  dark: {
    storage: { base: '#8baad2', soft: '#1a222d', steps: ['#a2caff', '#7cabe6', '#618fc8', '#4a76ae'] },
    selection: { base: '#cd9d73', soft: '#2b2118', steps: ['#fbb77b', '#d9975c', '#bc7c40', '#a26425'] },
    delivery: { base: '#73b5b5', soft: '#152727', steps: ['#7bdad9', '#5abab9', '#3b9d9d', '#198585'] },
    consumption: { base: '#d29dc6', soft: '#2a1c26', steps: ['#fca6e9', '#da87c8', '#bc6cab', '#a25492'] },
  },
} as const satisfies Record<Scheme, Record<Stage, { base: string; soft: string; steps: readonly string[] }>>;

/** Orange, blue and plum at three lightnesses remain distinguishable under protanopia, deuteranopia and tritanopia. */
export const formatPalette = {
  light: { jpeg: '#c25e1c', webp: '#4f78d8', avif: '#6f2563' },
  dark: { jpeg: '#d5752f', webp: '#6288e6', avif: '#f3bce9' },
} as const;

export type ImageFormat = keyof (typeof formatPalette)['light'];

const stageVariables = (stage: Stage) => ({
  /** The stage's hue: names, tabs, share bars. */
  base: `var(--leaf-${stage})`,
  /** Tinted surface behind the hue. */
  soft: `var(--leaf-${stage}-soft)`,
  /** Steps for components, strongest first. */
  steps: [1, 2, 3, 4].map((step) => `var(--leaf-${stage}-${step})`),
});

const step = (stage: Stage, number: 1 | 2 | 3 | 4) => `var(--leaf-${stage}-${number})`;

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
