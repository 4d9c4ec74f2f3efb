import { Quantity } from '../../../packages/ui/src/format/Quantity/Quantity.tsx';
import { figureSizes } from '../../../packages/ui/src/theme/figureSizes.ts';
import classes from './TypeScale.module.css';
import { pixels } from './theme.ts';

const uses = { xl: 'The campaign', lg: 'A stage', md: 'A result, an estimate' } as const;
const sizes = ['xl', 'lg', 'md'] as const;

/** The sizes of stand-alone figures. */
export function FigureSizes() {
  return (
    <div className={classes.scale}>
      {sizes.map((size) => (
        <div key={size} className={classes.step}>
          <div className={classes.facts}>
            <strong>{size}</strong>
            <span>
              {pixels(figureSizes[size])} px · {uses[size]}
            </span>
          </div>
          <Quantity size={size} value={1234.5} unit="kg CO2e" />
        </div>
      ))}
    </div>
  );
}
