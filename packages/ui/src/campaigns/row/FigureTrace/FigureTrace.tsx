import type { Trace } from '@leaf/emissions';
import { useModelWords } from '../../../labels/modelWords.ts';
import { useLabels } from '../../../labels/useLabels.ts';
import classes from './FigureTrace.module.css';
import { figureTraceLabels } from './labels.ts';
import { TraceStep } from './TraceStep.tsx';

export type FigureTraceProps = {
  /** The calculation of the figure, as recorded by @leaf/emissions. */
  trace: Trace;
  labels?: Partial<typeof figureTraceLabels>;
};

/** The calculation of a figure: every step with its factors, their units and sources. */
export function FigureTrace({ trace, labels }: FigureTraceProps) {
  const text = useLabels('figureTrace', figureTraceLabels, labels);
  const { say } = useModelWords();
  return (
    <div className={classes.trace}>
      <p className={classes.intro}>{text.intro}</p>
      <ol className={classes.steps}>
        {trace.steps.map((step) => (
          <li key={step.field}>
            <TraceStep step={step} text={text} />
          </li>
        ))}
      </ol>
      {trace.notes.map((note) => (
        <p key={note.id} className={classes.note}>
          {say(`note.${note.id}`, note.text)}
        </p>
      ))}
      <p className={classes.version}>{text.version(trace.factors_version)}</p>
    </div>
  );
}
