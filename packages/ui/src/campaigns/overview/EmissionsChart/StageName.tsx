import type { Stage } from '@leaf/emissions';
import { useContext } from 'react';
import { LeafLink } from '../../../theme/LeafLink.tsx';
import { DrawingContext } from './drawingContext.ts';
import classes from './EmissionsChart.module.css';

/** A stage's name; a link if the host provides an address or a callback. */
export function StageName({ stage, x, y }: { stage: Stage; x: number; y: number }) {
  const { text, stageHrefs } = useContext(DrawingContext);
  const name = (
    <text x={x} y={y} className={classes.stage} fill={`var(--leaf-${stage})`}>
      {text[stage]}
    </text>
  );
  if (!stageHrefs) return name;
  return (
    // Not in the tab order: each segment and the stage's card lead there too.
    <LeafLink href={stageHrefs[stage]} tabIndex={-1} data-stage={stage}>
      {name}
    </LeafLink>
  );
}
