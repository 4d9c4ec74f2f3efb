import type { Stage } from '@leaf/emissions';
import type { CSSProperties } from 'react';
import classes from './RowTab.module.css';

type RowShareProps = { stage: Stage; row: { total_emissions: number }; largest: number };

/** A bar in the stage's hue as long as the row's share of the largest row. The figure above it says the same in words. */
export function RowShare({ stage, row, largest }: RowShareProps) {
  const share = largest > 0 ? row.total_emissions / largest : 0;
  const style: CSSProperties & Record<'--stage' | '--share', string> = {
    '--stage': `var(--leaf-${stage})`,
    '--share': `${share * 100}%`,
  };
  return <span className={classes.share} style={style} aria-hidden />;
}
