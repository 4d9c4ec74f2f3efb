import { useLabels } from '../../labels/useLabels.ts';
import { wordOf } from '../../labels/wordOf.ts';
import { Formula } from './Formula.tsx';
import classes from './Unit.module.css';

/** How screen readers pronounce a unit with a subscript. */
export const unitLabels = {
  'kg CO2e': 'kilograms of C O 2 equivalent',
  'g CO2e': 'grams of C O 2 equivalent',
  /** Follows the name of the unit in screen readers. */
  kind: 'unit',
};

export type UnitProps = {
  /** `kg CO2e`, `KB`: the text content stays exactly as given. */
  children: string;
};

/**
 * A unit, smaller and lighter than the figure beside it. CO2 is shown with a subscript and read aloud in
 * words; the copied or searched text stays `kg CO2e`.
 */
export function Unit({ children }: UnitProps) {
  const text = useLabels('unit', unitLabels);
  if (!children.includes('CO2')) return <span className={classes.unit}>{children}</span>;
  const spoken = wordOf(text, children);
  return (
    <span
      className={classes.unit}
      {...(spoken !== children && { role: 'img', 'aria-roledescription': text.kind, 'aria-label': spoken })}
    >
      <Formula>{children}</Formula>
    </span>
  );
}
