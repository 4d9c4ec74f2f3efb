import { Quantity } from '../../../packages/ui/src/format/Quantity/Quantity.tsx';
import { figureSizes } from '../../../packages/ui/src/theme/figureSizes.ts';
import { FactTable } from './FactTable.tsx';
import { pixels } from './theme.ts';

const uses = { xl: 'The campaign', lg: 'A stage', md: 'A result, an estimate' } as const;
const sizes = ['xl', 'lg', 'md'] as const;

/** The sizes of stand-alone figures. */
export function FigureSizes() {
  return (
    <FactTable
      name="Sizes of figures"
      columns={['Size', 'Pixels', 'Use', 'Looks']}
      numeric={[1]}
      code
      rows={sizes.map((size) => [
        size,
        String(pixels(figureSizes[size])),
        uses[size],
        <Quantity key={size} size={size} value={1234.5} unit="kg CO2e" />,
      ])}
    />
  );
}
