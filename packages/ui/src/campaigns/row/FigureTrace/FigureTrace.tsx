import { type Factor, type Step, sources, type Trace } from '@leaf/emissions';
import { useFormat } from '../../../format/useFormat.ts';
import { useModelWords } from '../../../labels/modelWords.ts';
import { useLabels } from '../../../labels/useLabels.ts';
import classes from './FigureTrace.module.css';

export const figureTraceLabels = {
  intro: 'An estimate from the model, step by step. Open a step to see its factors and where they come from.',
  source: (publisher: string) => `Source: ${publisher}`,
  version: (version: string) => `Factors ${version}`,
};

export type FigureTraceProps = {
  /** The calculation of the figure, as @leaf/emissions recorded it. */
  trace: Trace;
  labels?: Partial<typeof figureTraceLabels>;
};

/** A figure worked out on paper: every step with its factors, their units and sources. */
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

type Words = typeof figureTraceLabels;

function TraceStep({ step, text }: { step: Step; text: Words }) {
  const format = useFormat();
  const { say } = useModelWords();
  const sign = step.operation === 'product' ? '×' : '+';
  return (
    <details className={classes.step}>
      <summary className={classes.summary}>
        <span>{say(`step.${step.field}`, step.label)}</span>
        <span className={classes.result}>
          {format.exact(step.result)}{' '}
          <span className={classes.unit}>{say(`unit.${step.unit}`, step.unit)}</span>
        </span>
      </summary>
      <table className={classes.factors}>
        <tbody>
          {step.factors.map((factor, index) => (
            <FactorRow key={factor.name} factor={factor} sign={index === 0 ? '' : sign} text={text} />
          ))}
        </tbody>
      </table>
    </details>
  );
}

function FactorRow({ factor, sign, text }: { factor: Factor; sign: string; text: Words }) {
  const format = useFormat();
  const { say, sayFactor } = useModelWords();
  return (
    <tr>
      <td className={classes.sign}>{sign}</td>
      <th scope="row">
        {sayFactor(factor)}
        {factor.from === 'constant' && (
          <span className={classes.source}>{text.source(sources[factor.source].publisher)}</span>
        )}
      </th>
      <td className={classes.value}>
        {format.exact(factor.value)}{' '}
        <span className={classes.unit}>{say(`unit.${factor.unit}`, factor.unit)}</span>
      </td>
    </tr>
  );
}
