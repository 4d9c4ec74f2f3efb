import { type BrandInput, createBrand } from '../../packages/ui/src/brand/createBrand.ts';
import { toOklch } from '../../packages/ui/src/brand/oklch.ts';
import type { Brand } from '../../packages/ui/src/theme/brandTypes.ts';
import { stagePalette } from '../../packages/ui/src/theme/colours.ts';

/** The values of the editor's controls. */
export type Choices = {
  /** A CSS colour. */
  color: string;
  /** Chroma of surfaces, lines and text, in thousandths. */
  tint: number;
  /** How far the hues of the stages are rotated, in degrees. */
  turn: number;
  radius: number;
  font: string;
  headingFont: string;
  density: 'comfortable' | 'compact';
};

export const start: Choices = {
  color: '#2f4fc4',
  tint: 10,
  turn: 0,
  radius: 10,
  font: '',
  headingFont: '',
  density: 'comfortable',
};

const stages = ['storage', 'selection', 'delivery', 'consumption'] as const;

/** The input of `createBrand`: only the choices that differ from the defaults. */
export function inputOf(choices: Choices): BrandInput {
  const { color, tint, turn, radius, font, headingFont, density } = choices;
  const turned = (stage: (typeof stages)[number]) =>
    Math.round(toOklch(stagePalette.light[stage].base).h + turn + 360) % 360;
  return {
    color,
    ...(tint === 6 ? {} : { neutral: { chroma: tint / 1000 } }),
    ...(turn === 0
      ? {}
      : {
          stages: {
            storage: turned('storage'),
            selection: turned('selection'),
            delivery: turned('delivery'),
            consumption: turned('consumption'),
          },
        }),
    ...(radius === 6 ? {} : { radius }),
    ...(font ? { font } : {}),
    ...(headingFont ? { headingFont } : {}),
    ...(density === 'compact' ? { density } : {}),
  };
}

/** The brand for the choices; undefined while the colour is invalid. */
export function brandFrom(choices: Choices): Brand | undefined {
  try {
    return createBrand(inputOf(choices));
  } catch {
    return undefined;
  }
}

const written = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? `{ ${Object.entries(value)
        .map(([key, own]) => `${key}: ${written(own)}`)
        .join(', ')} }`
    : typeof value === 'string'
      ? value.includes("'")
        ? JSON.stringify(value)
        : `'${value}'`
      : String(value);

/** A module for a host: the brand, ready to pass to the provider. */
export function editorCode(choices: Choices): string {
  const lines = Object.entries(inputOf(choices)).map(([key, value]) => `  ${key}: ${written(value)},`);
  return `import { createBrand } from '@leaf/ui/brand';

/** For the provider: \`<LeafProvider brand={brand}>\`. */
export const brand = createBrand({
${lines.join('\n')}
});
`;
}
