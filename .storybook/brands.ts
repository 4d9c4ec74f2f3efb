import { type BrandInput, createBrand } from '../packages/ui/src/brand/createBrand.ts';
import type { Brand } from '../packages/ui/src/theme/brandTypes.ts';
import { evergreen } from '../packages/ui/src/theme/colours.ts';
import { leafVariables } from '../packages/ui/src/theme/cssVariables.ts';
import type { Density } from '../packages/ui/src/theme/leafContext.ts';
import { brandInputs } from './brandInputs.ts';

const inputs: Record<string, { input: BrandInput } | undefined> = brandInputs;
const made = new Map<string, Brand | undefined>();

function make(name: string, density: Density | undefined): Brand | undefined {
  const input = inputs[name]?.input;
  if (input) return createBrand({ ...input, ...(density ? { density } : {}) });
  if (density !== 'compact') return undefined;
  const { theme } = createBrand({ color: evergreen[7], density });
  return {
    density,
    theme: { spacing: theme.spacing },
    variables: { light: leafVariables('light'), dark: leafVariables('dark') },
  };
}

/** The brand chosen in the toolbar, at the chosen density; undefined for Leaf's own. */
export function brandOf(name: string, chosen: string): Brand | undefined {
  const key = `${name} ${chosen}`;
  if (!made.has(key))
    made.set(key, make(name, chosen === 'compact' || chosen === 'comfortable' ? chosen : undefined));
  return made.get(key);
}
