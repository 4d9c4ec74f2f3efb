import { stages } from '@leaf/emissions';
import type { Brand } from '../theme/brandTypes.ts';
import { formatPalette, type Scheme, schemes } from '../theme/colours.ts';
import { HATCHING } from './brandCharts.ts';
import { grounds } from './brandRoles.ts';
import { contrast } from './oklch.ts';

/** The contrast of one role with its background. */
export type BrandCheck = {
  scheme: Scheme;
  /** Name of the role, without `--leaf-`. */
  role: string;
  /** The background; of several, the one with the least contrast. */
  ground: string;
  ratio: number;
  /** What WCAG AA requires: 4.5 for text, 3 for lines and marks. */
  atLeast: number;
};

type Rule = { role: string; on: readonly string[]; atLeast: number };

const onAll = (role: string, atLeast: number, ...more: string[]): Rule => ({
  role,
  on: [...grounds, ...more],
  atLeast,
});

const rules: readonly Rule[] = [
  onAll('text', 4.5),
  onAll('dimmed', 4.5),
  ...['brand', 'danger', 'waiting', 'done'].map((role) => onAll(role, 4.5, `${role}-soft`)),
  onAll('border-strong', 3),
  onAll('focus', 3),
  { role: 'ink-text', on: ['ink'], atLeast: 4.5 },
  { role: 'ink-dimmed', on: ['ink'], atLeast: 4.5 },
  ...stages.flatMap((stage): Rule[] => [
    { role: stage, on: ['surface', `${stage}-soft`], atLeast: 4.5 },
    onAll(`${stage}-1`, 3),
    { role: `${stage}-1`, on: [`${stage}-tint`], atLeast: HATCHING },
    { role: `ink-${stage}`, on: ['ink'], atLeast: 3 },
    // Hex values around the step that was found; 0.005 is less than 1/255.
    ...[2, 3, 4].map((step) => ({
      role: `${stage}-${step}`,
      on: [`${stage}-${step - 1}`],
      atLeast: 1.395,
    })),
  ]),
  ...Object.keys(formatPalette.light).map((format) => ({ role: format, on: ['surface'], atLeast: 3 })),
];

/** Measures every role of a brand used for text, lines or marks, in both schemes. */
export function brandChecks(brand: Brand): BrandCheck[] {
  return schemes.flatMap((scheme) => {
    const colour = (name: string) => brand.variables[scheme][`--leaf-${name}`] ?? '#000000';
    return rules.map(({ role, on, atLeast }) => {
      const measured = on.map((ground) => ({ ground, ratio: contrast(colour(role), colour(ground)) }));
      const [least = { ground: '', ratio: 0 }] = measured.sort((a, b) => a.ratio - b.ratio);
      return { scheme, role, ...least, atLeast };
    });
  });
}
