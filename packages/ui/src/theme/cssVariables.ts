import { stages } from '@leaf/emissions';
import type { CSSVariablesResolver } from '@mantine/core';
import { formatPalette, roles, type Scheme, stagePalette } from './colours.ts';

/** All `--leaf-*` variables of one scheme. */
export function leafVariables(scheme: Scheme): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [name, value] of Object.entries(roles[scheme])) variables[`--leaf-${name}`] = value;
  for (const stage of stages) {
    const { base, soft, tint, steps } = stagePalette[scheme][stage];
    variables[`--leaf-${stage}`] = base;
    variables[`--leaf-${stage}-soft`] = soft;
    variables[`--leaf-${stage}-tint`] = tint;
    // The band of ink is dark in both schemes.
    variables[`--leaf-ink-${stage}`] = stagePalette.dark[stage].steps[1];
    variables[`--leaf-ink-${stage}-tint`] = stagePalette.dark[stage].tint;
    steps.forEach((value, index) => {
      variables[`--leaf-${stage}-${index + 1}`] = value;
    });
  }
  for (const [name, value] of Object.entries(formatPalette[scheme])) variables[`--leaf-${name}`] = value;
  return variables;
}

/** Sizes of figures, in the reader's own text size. */
export const figureSizes = { xl: '3rem', lg: '2rem', md: '1.25rem' } as const;

const figureVariables = Object.fromEntries(
  Object.entries(figureSizes).map(([name, size]) => [`--leaf-figure-${name}`, size]),
);

/** Mantine's own defaults for these fail WCAG AA on our surfaces. */
const mantineRoles = {
  '--mantine-color-body': 'var(--leaf-page)',
  '--mantine-color-text': 'var(--leaf-text)',
  '--mantine-color-bright': 'var(--leaf-text)',
  '--mantine-color-dimmed': 'var(--leaf-dimmed)',
  '--mantine-color-placeholder': 'var(--leaf-dimmed)',
  '--mantine-color-error': 'var(--leaf-danger)',
  '--mantine-color-success': 'var(--leaf-done)',
  '--mantine-color-anchor': 'var(--leaf-brand)',
  '--mantine-color-default': 'var(--leaf-surface)',
  '--mantine-color-default-hover': 'var(--leaf-sunken)',
  '--mantine-color-default-color': 'var(--leaf-text)',
  '--mantine-color-default-border': 'var(--leaf-border-control)',
  '--mantine-color-disabled': 'var(--leaf-sunken)',
  '--mantine-color-disabled-color': 'var(--leaf-dimmed)',
  '--mantine-color-disabled-border': 'var(--leaf-border-control)',
};

export const cssVariablesResolver: CSSVariablesResolver = (theme) => {
  const dark: Record<string, string> = {};
  // Mantine uses near-white text on tints here, which hides that a button is red.
  for (const colour of Object.keys(theme.colors)) {
    dark[`--mantine-color-${colour}-light-color`] = `var(--mantine-color-${colour}-3)`;
  }
  return {
    variables: figureVariables,
    light: { ...leafVariables('light'), ...mantineRoles },
    dark: {
      ...leafVariables('dark'),
      ...mantineRoles,
      ...dark,
      '--mantine-color-default-hover': 'var(--leaf-raised)',
      '--mantine-color-gray-light-color': 'var(--mantine-color-dark-1)',
    },
  };
};
