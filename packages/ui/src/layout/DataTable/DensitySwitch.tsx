import { IconBaselineDensityMedium, IconBaselineDensitySmall } from '@tabler/icons-react';
import { useContext } from 'react';
import { useLabels } from '../../labels/useLabels.ts';
import { LeafContext } from '../../theme/leafContext.ts';
import classes from './DensitySwitch.module.css';

export const densitySwitchLabels = { compact: 'Compact rows' };

/** Switches the rows of every table between two heights. The host remembers the choice, see `LeafProvider`. */
export function DensitySwitch() {
  'use no memo';
  const text = useLabels('densitySwitch', densitySwitchLabels);
  const { density, onDensityChange } = useContext(LeafContext);
  const compact = density === 'compact';
  const Icon = compact ? IconBaselineDensityMedium : IconBaselineDensitySmall;
  return (
    <button
      type="button"
      className={classes.switch}
      aria-pressed={compact}
      aria-label={text.compact}
      title={text.compact}
      onClick={() => onDensityChange(compact ? 'comfortable' : 'compact')}
    >
      <Icon size={16} stroke={1.75} aria-hidden />
    </button>
  );
}
