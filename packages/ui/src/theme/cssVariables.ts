import { type Stage, stages } from '@leaf/emissions';
import type { CSSVariablesResolver } from '@mantine/core';
import { formatPalette, roles, type Scheme, type StageTones, stagePalette } from './colours.ts';
import { leafTheme } from './theme.ts';

/**
 * All `--leaf-*` variables of one scheme; the ink band is dark in both, so its stages are those of the dark
 * scheme.
 */
export function variablesOf(
  roles: Record<string, string>,
  tones: Record<Stage, StageTones>,
  inkTones: Record<Stage, StageTones>,
  formats: Record<string, string>,
): Record<string, string> {
  const colours: Record<string, string> = { ...roles, ...formats };
  for (const stage of stages) {
    const { base, soft, tint, steps } = tones[stage];
    const ink = inkTones[stage];
    for (const [name, value] of Object.entries({
      soft,
      tint,
      1: steps[0],
      2: steps[1],
      3: steps[2],
      4: steps[3],
    }))
      colours[`${stage}-${name}`] = value;
    colours[stage] = base;
    colours[`ink-${stage}`] = ink.steps[1];
    colours[`ink-${stage}-tint`] = ink.tint;
  }
  return Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--leaf-${name}`, value]));
}

/** Leaf's own variables of one scheme. */
export const leafVariables = (scheme: Scheme) =>
  variablesOf(roles[scheme], stagePalette[scheme], stagePalette.dark, formatPalette[scheme]);

/** Mantine's own defaults for these fail WCAG AA on our surfaces. */
const mantineRoles = Object.fromEntries(
  Object.entries({
    body: 'page',
    text: 'text',
    bright: 'text',
    dimmed: 'dimmed',
    placeholder: 'dimmed',
    error: 'danger',
    success: 'done',
    anchor: 'brand',
    default: 'surface',
    'default-hover': 'sunken',
    'default-color': 'text',
    'default-border': 'border-control',
    disabled: 'sunken',
    'disabled-color': 'dimmed',
    'disabled-border': 'border-control',
  }).map(([name, role]) => [`--mantine-color-${name}`, `var(--leaf-${role})`]),
);

/** If the host sets its own primary colour, links, selection and the focus ring follow it. */
const followed = (colour: string, soft: string) => ({
  '--leaf-brand': colour,
  '--leaf-brand-soft': soft,
  '--leaf-focus': colour,
});

export const cssVariablesResolver: CSSVariablesResolver = (theme) => {
  const dark: Record<string, string> = {};
  // Mantine uses near-white text on tints here, which hides that a button is red.
  for (const colour of Object.keys(theme.colors)) {
    dark[`--mantine-color-${colour}-light-color`] = `var(--mantine-color-${colour}-3)`;
  }
  const primary = '--mantine-primary-color-';
  const own = (scheme: Scheme, shade: string) => ({
    ...leafVariables(scheme),
    ...(theme.primaryColor === leafTheme.primaryColor
      ? {}
      : followed(`var(${primary}${shade})`, `var(${primary}light)`)),
    ...theme.other.leaf?.[scheme],
    ...mantineRoles,
  });
  return {
    variables: {},
    light: own('light', 'filled'),
    dark: {
      ...own('dark', '4'),
      ...dark,
      '--mantine-color-default-hover': 'var(--leaf-raised)',
      '--mantine-color-gray-light-color': 'var(--mantine-color-dark-1)',
    },
  };
};
