import type { Brand } from '../theme/brandTypes.ts';
import { type Scheme, schemes } from '../theme/colours.ts';
import { leafVariables } from '../theme/cssVariables.ts';
import { figureSizes } from '../theme/figureSizes.ts';
import { leafTheme } from '../theme/theme.ts';

/* Design tokens from the same values that the components use: there is no second list. */

type Colour = { colorSpace: 'srgb'; components: [number, number, number]; hex: string };
type Dimension = { value: number; unit: 'px' | 'rem' };
type Value = Colour | Dimension | string | number;
type Token = { $value: Value; $extensions?: { mode: Record<string, Value> } };
type Group = { $type: 'color' | 'dimension' | 'fontFamily' | 'number' } & { [name: string]: Token | string };
/** A file in the format of the W3C Design Tokens Community Group, 2025.10. */
export type TokenFile = { $description: string; [group: string]: Group | string };

/** A brand and its name. */
export type NamedBrand = { name: string; brand?: Brand };

const schemaNote =
  'Colours, corners, spaces and type of the brands of Leaf, in the Design Tokens format 2025.10. A value is that of the first mode; the others stand under $extensions.mode, as brand/scheme.';

function colourOf(hex: string): Colour {
  const part = (at: number) =>
    Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 10_000) / 10_000;
  return { colorSpace: 'srgb', components: [part(1), part(3), part(5)], hex };
}

/** A length at its design size: the theme may hold it multiplied by the scale of the page that embeds Leaf. */
const designed = (length: unknown) => /[\d.]+(?:px|rem)/.exec(String(length))?.[0] ?? '0px';

function dimensionOf(length: unknown): Dimension {
  const text = designed(length);
  return { value: Number.parseFloat(text), unit: text.endsWith('rem') ? 'rem' : 'px' };
}

const colours = (brand: Brand | undefined, scheme: Scheme) =>
  brand?.variables[scheme] ?? leafVariables(scheme);
const scaleOf = (name: 'radius' | 'spacing' | 'fontSizes', brand?: Brand) => ({
  ...leafTheme[name],
  ...brand?.theme[name],
});
const fonts = (brand?: Brand) => {
  const body = String(brand?.theme.fontFamily ?? leafTheme.fontFamily);
  return { body, heading: String(brand?.theme.headings?.fontFamily ?? body) };
};

const mapped = (record: object, value: (entry: unknown) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).map(([name, entry]) => [name, value(entry)]));

/** All values of one brand in one scheme, by group. */
function valuesOf(
  brand: Brand | undefined,
  scheme: Scheme,
): Record<string, [Group['$type'], Record<string, Value>]> {
  const named = Object.entries(colours(brand, scheme)).map(([name, hex]) => [
    name.slice('--leaf-'.length),
    hex,
  ]);
  return {
    color: ['color', mapped(Object.fromEntries(named), (hex) => colourOf(String(hex)))],
    radius: ['dimension', mapped(scaleOf('radius', brand), dimensionOf)],
    space: ['dimension', mapped(scaleOf('spacing', brand), dimensionOf)],
    'font-size': ['dimension', mapped(scaleOf('fontSizes', brand), dimensionOf)],
    figure: ['dimension', mapped(figureSizes, dimensionOf)],
    'line-height': ['number', mapped(leafTheme.lineHeights ?? {}, Number)],
    font: ['fontFamily', mapped(fonts(brand), String)],
  };
}

const modesOf = (brands: readonly NamedBrand[]) =>
  brands.flatMap(({ name, brand }) =>
    schemes.map((scheme) => ({ mode: `${name}/${scheme}`, values: valuesOf(brand, scheme) })),
  );

/** One file with all modes: the value of the first, and the values in which the others differ. */
export function tokenFile(brands: readonly NamedBrand[]): TokenFile {
  const [first, ...others] = modesOf(brands);
  const groups = Object.entries(first?.values ?? {}).map(([group, [$type, values]]) => {
    const tokens = Object.entries(values).map(([name, $value]): [string, Token] => {
      const differing = others.flatMap(({ mode, values: own }) => {
        const value = own[group]?.[1][name];
        return value === undefined || JSON.stringify(value) === JSON.stringify($value) ? [] : [[mode, value]];
      });
      const mode: Record<string, Value> = Object.fromEntries(differing);
      return [name, { $value, ...(differing.length > 0 ? { $extensions: { mode } } : {}) }];
    });
    return [group, { $type, ...Object.fromEntries(tokens) }];
  });
  return { $description: schemaNote, ...Object.fromEntries(groups) };
}

/**
 * One file per mode, the way Figma imports a collection of variables: import them together, and each becomes
 * a mode.
 */
export function figmaFiles(brands: readonly NamedBrand[]): Record<string, TokenFile> {
  const files = modesOf(brands).map(({ mode, values }) => {
    const groups = Object.entries(values)
      .filter(([group]) => group !== 'font')
      .map(([group, [$type, own]]) => [
        group,
        { $type, ...Object.fromEntries(Object.entries(own).map(([name, $value]) => [name, { $value }])) },
      ]);
    return [mode.replace('/', '.'), { $description: mode, ...Object.fromEntries(groups) }];
  });
  return Object.fromEntries(files);
}

const declarations = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `  ${name}: ${value};`)
    .join('\n');

const lengths = (brand?: Brand): Record<string, string> => ({
  ...Object.fromEntries(
    (['radius', 'spacing', 'fontSizes'] as const).flatMap((scale) =>
      Object.entries(scaleOf(scale, brand)).map(([step, value]) => [
        `--leaf-${{ radius: 'radius', spacing: 'space', fontSizes: 'font-size' }[scale]}-${step}`,
        designed(value),
      ]),
    ),
  ),
  '--leaf-font-body': fonts(brand).body,
  '--leaf-font-heading': fonts(brand).heading,
});

/** Custom properties for pages without React: the first brand on `:root`, the others under `data-brand`. */
export function cssFile(brands: readonly NamedBrand[]): string {
  const rules = brands.flatMap(({ name, brand }, index) => {
    const place = index === 0 ? ':root' : `[data-brand="${name}"]`;
    const dark = declarations(colours(brand, 'dark'));
    const automatic = `@media (prefers-color-scheme: dark) {\n${place}:not([data-scheme="light"]) {\n${dark}\n}\n}`;
    return [
      `${place} {\n${declarations({ ...colours(brand, 'light'), ...lengths(brand) })}\n}`,
      automatic,
      `${place}[data-scheme="dark"] {\n${dark}\n}`,
    ];
  });
  return `${rules.join('\n\n')}\n`;
}
