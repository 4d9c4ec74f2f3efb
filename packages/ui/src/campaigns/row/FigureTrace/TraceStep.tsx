import { type Factor, type Unit as ModelUnit, type Step, sources } from '@leaf/emissions';
import type { CSSProperties } from 'react';
import { decimalSign, type Format } from '../../../format/format.ts';
import { Unit } from '../../../format/Unit/Unit.tsx';
import { useFormat } from '../../../format/useFormat.ts';
import { useModelWords } from '../../../labels/modelWords.ts';
import { CopyFigure } from './CopyFigure.tsx';
import classes from './FigureTrace.module.css';
import type { figureTraceLabels } from './labels.ts';
import { readable } from './readable.ts';

/** The unit of every result. */
const kilograms: ModelUnit = 'kg CO2e';

type Words = typeof figureTraceLabels;

/**
 * One line of the calculation. Collapsed, it shows emissions with two decimals; expanded, its factors and the
 * full figure.
 */
export function TraceStep({ step, text }: { step: Step; text: Words }) {
  const format = useFormat();
  const { say } = useModelWords();
  const sign = step.operation === 'product' ? '×' : '+';
  // What is added up has one unit.
  const parts = step.factors.flatMap(({ value }) => (value === 0 ? [] : [Math.abs(value)]));
  const smallest = step.operation === 'sum' && parts.length > 0 ? Math.min(...parts) : undefined;
  const sayValue = ({ value, unit }: Pick<Factor, 'value' | 'unit'>) =>
    readable(value, say(`unit.${unit}`, unit), smallest);
  const shown = sayValue({ value: step.result, unit: step.unit });
  const fractions = [...step.factors.map(sayValue), shown].map(
    ({ value }) => splitAtPoint(format.sixDigits(value), format)[1].length,
  );
  const style: CSSProperties & Record<'--fraction', number> = { '--fraction': Math.max(...fractions) };
  return (
    <details className={classes.step} style={style}>
      <summary className={classes.summary}>
        <span>{say(`step.${step.field}`, step.label)}</span>
        <span className={classes.result}>
          {step.unit === kilograms ? format.kg(step.result) : format.sixDigits(shown.value)}{' '}
          <span className={classes.unit}>
            <Unit>{shown.unit}</Unit>
          </span>
        </span>
      </summary>
      <ul className={classes.factors}>
        {step.factors.map((factor, index) => (
          <FactorRow
            key={factor.name}
            factor={factor}
            shown={sayValue(factor)}
            sign={index === 0 ? '' : sign}
            text={text}
          />
        ))}
        <li className={classes.full}>
          <span className={classes.sign}>=</span>
          <span className={classes.copy}>
            <CopyFigure value={shown.value} unit={shown.unit} />
          </span>
          <Value value={shown.value} unit={shown.unit} />
        </li>
      </ul>
    </details>
  );
}

type FactorRowProps = {
  factor: Factor;
  /** Its value, in a readable unit. */
  shown: { value: number; unit: string };
  sign: string;
  text: Words;
};

function FactorRow({ factor, shown, sign, text }: FactorRowProps) {
  const { sayFactor } = useModelWords();
  return (
    <li className={classes.factor}>
      <span className={classes.sign}>{sign}</span>
      <span className={classes.what}>
        {sayFactor(factor)}
        {factor.from === 'constant' && (
          <span className={classes.source}>{text.source(sources[factor.source].publisher)}</span>
        )}
      </span>
      <Value {...shown} exactly={factor.from === 'row'} />
    </li>
  );
}

/** How many digits a number has before its decimal point and from there on. */
function splitAtPoint(digits: string, format: Format): readonly [whole: string, fraction: string] {
  const point = decimalSign(format);
  const at = digits.includes(point) ? digits.indexOf(point) : digits.length;
  return [digits.slice(0, at), digits.slice(at)];
}

/** A number whose decimal point aligns with the one above. */
function Value({ value, unit, exactly = false }: { value: number; unit: string; exactly?: boolean }) {
  const format = useFormat();
  const [whole, fraction] = splitAtPoint(exactly ? format.exact(value) : format.sixDigits(value), format);
  return (
    <>
      <span className={classes.whole} title={exactly ? undefined : format.exact(value)}>
        {whole}
        <span className={classes.fraction}>{fraction}</span>
      </span>
      <span className={classes.unit}>
        <Unit>{unit}</Unit>
      </span>
    </>
  );
}
