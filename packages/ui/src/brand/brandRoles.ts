import { roles, type Scheme } from '../theme/colours.ts';
import { contrast, type Oklch, toHex, toOklch, until } from './oklch.ts';

export type Role = keyof (typeof roles)['light'];
export type Roles = Record<Role, string>;

/** What every role is derived from. */
export type Derivation = {
  /** The requested colour. */
  asked: Oklch;
  /** Its chroma as a multiple of the chroma of Leaf's own colour. */
  vivid: number;
  /** Chroma and hue of neutral colours. */
  neutral: { c: number; h: number };
};

/** The surfaces behind text. */
export const grounds = ['page', 'surface', 'raised', 'sunken', 'inset'] as const satisfies readonly Role[];
const structure = ['border', 'border-control', 'checker'] as const satisfies readonly Role[];
const statuses = ['danger', 'waiting', 'done'] as const;

/** Chroma of neutrals in Leaf's own roles; a brand's neutrals are scaled to it. */
const NEUTRAL = 0.006;

/**
 * All roles of a scheme: each keeps the lightness it has in Leaf, takes hue and chroma from the brand, and is
 * then adjusted until it is readable on every surface it may appear on. Red, amber and green keep their hue,
 * because it carries meaning.
 */
export function brandRoles(scheme: Scheme, { asked, vivid, neutral }: Derivation): Roles {
  const leaf = roles[scheme];
  const isDark = scheme === 'dark';
  const derived: Record<string, string> = {};
  const on = (names: readonly string[], atLeast: number) => (hex: string) =>
    names.every((name) => contrast(hex, derived[name] ?? '#000000') >= atLeast);
  const neutralOf = (role: Role): Oklch => {
    const { l, c } = toOklch(leaf[role]);
    // White has no room for a tint.
    const tint = l > 0.999 ? 0.25 : Math.max(0.5, c / NEUTRAL);
    return { l: Math.min(l, neutral.c > 0 ? 0.9975 : 1), c: neutral.c * Math.min(1.5, tint), h: neutral.h };
  };
  const brandOf = (role: Role): Oklch => {
    const { l, c } = toOklch(leaf[role]);
    return { l, c: c * vivid, h: asked.h };
  };

  for (const role of [...grounds, ...structure]) derived[role] = toHex(neutralOf(role));
  derived.text = until(neutralOf('text'), isDark, on(grounds, 4.5));
  derived.dimmed = until(neutralOf('dimmed'), isDark, on(grounds, 4.5));
  derived['border-strong'] = until(neutralOf('border-strong'), isDark, on(grounds, 3));

  derived['brand-soft'] = toHex(brandOf('brand-soft'));
  const brand = isDark ? brandOf('brand') : asked;
  derived.brand = until(brand, isDark, on([...grounds, 'brand-soft'], 4.5));
  derived.focus = until(brand, isDark, on(grounds, 4.5));

  for (const status of statuses) {
    for (const [part, value] of Object.entries(leaf))
      if (part.startsWith(`${status}-`)) derived[part] = value;
    derived[status] = until(toOklch(leaf[status]), isDark, on([...grounds, `${status}-soft`], 4.5));
  }

  derived.ink = toHex(brandOf('ink'));
  derived['ink-text'] = until(brandOf('ink-text'), true, on(['ink'], 4.5));
  derived['ink-dimmed'] = until(brandOf('ink-dimmed'), true, on(['ink'], 4.5));

  return Object.fromEntries(Object.keys(leaf).map((role) => [role, derived[role]])) as Roles;
}
