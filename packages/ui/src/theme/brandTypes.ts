import type { MantineThemeOverride } from '@mantine/core';
import type { Scheme } from './colours.ts';
import type { Density } from './leafContext.ts';

/**
 * A brand as created by `createBrand`: plain data, so that it can be stored as JSON and loaded without
 * deriving it again.
 */
export type Brand = {
  /** Scales, radius and fonts, merged over Leaf's theme; `other.leaf` holds the `variables`. */
  theme: MantineThemeOverride;
  /** Every `--leaf-*` colour of both schemes. */
  variables: Record<Scheme, Record<string, string>>;
  /** The height of table rows until the user chooses another. */
  density: Density;
};
