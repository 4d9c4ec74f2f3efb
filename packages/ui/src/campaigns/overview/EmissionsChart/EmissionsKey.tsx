import { useContext } from 'react';
import { DrawingContext } from './drawingContext.ts';
import classes from './EmissionsChart.module.css';
import { Swatch } from './Swatch.tsx';

export const keyHeight = (narrow: boolean) => (narrow ? 72 : 32);

/** The legend of solid, hatched and plain; part of the drawing, so that it is saved with it. */
export function EmissionsKey({ y, narrow }: { y: number; narrow: boolean }) {
  const { id, text } = useContext(DrawingContext);
  const kinds = [
    { kind: 'electricity', stage: 'selection', words: text.electricity },
    { kind: 'embodied', stage: 'selection', words: text.embodied },
    { kind: 'whole', stage: 'storage', words: text.whole },
  ] as const;
  return (
    <g aria-hidden className={classes.key}>
      {kinds.map(({ kind, stage, words }, index) => (
        <g
          key={kind}
          transform={narrow ? `translate(0, ${y + index * 20})` : `translate(${index * 220}, ${y})`}
        >
          <Swatch id={id} stage={stage} kind={kind} tone={1} x={0} y={0} width={16} height={12} />
          <text x={24} y={6} dy="0.35em">
            {words}
          </text>
        </g>
      ))}
    </g>
  );
}
