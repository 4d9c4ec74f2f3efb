import { type Stage, stages } from '@leaf/emissions';
import { useId } from 'react';
import { Unit } from '../../format/Unit/Unit.tsx';
import { useFormat } from '../../format/useFormat.ts';
import { stageLabels } from '../../labels/stageLabels.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { wordOf } from '../../labels/wordOf.ts';
import { Section } from '../../layout/Section/Section.tsx';
import { stageStyle } from '../../theme/stageStyle.ts';
import type { Benchmarks } from '../../types.ts';
import { benchmarkNames } from '../BenchmarkGrid/BenchmarkGrid.tsx';
import classes from './BenchmarkPlot.module.css';
import { type OwnValues, placeOn, ranked, sharedDecades } from './plotScale.ts';

export const benchmarkPlotLabels = {
  ...stageLabels,
  title: 'All values on one scale',
  description: 'Each line of the scale is ten times the one before it.',
  unit: 'kg CO2e',
  own: (campaign: string) => `Your campaign: ${campaign}`,
};

export type BenchmarkPlotProps = {
  /** The values of each group, from the API. */
  benchmarks: Benchmarks;
  /** A campaign to compare, drawn as a ring among the values. */
  own?: { name: string; values: OwnValues };
  labels?: Partial<typeof benchmarkPlotLabels>;
};

/** The reference values of every stage, ranked, on one logarithmic scale. */
export function BenchmarkPlot({ benchmarks, own, labels }: BenchmarkPlotProps) {
  const text = useLabels('benchmarkPlot', benchmarkPlotLabels, labels);
  const names = useLabels('benchmarkNames', benchmarkNames);
  const format = useFormat();
  const id = useId();
  const scale = sharedDecades(benchmarks, own?.values);
  if (!scale) return null;
  const decades = Array.from({ length: scale.to - scale.from + 1 }, (_, index) => scale.from + index);
  const linesOf = (stage: Stage) => {
    const value = own?.values[stage] ?? null;
    const entries = ranked(benchmarks[stage]).map(([label, kg]) => ({
      label: wordOf(names, label),
      kg,
      ring: false,
    }));
    if (own && value !== null) entries.push({ label: text.own(own.name), kg: value, ring: true });
    return entries.sort((one, other) => other.kg - one.kg);
  };
  return (
    <Section title={text.title} description={text.description}>
      <div className={classes.plot}>
        <div className={classes.axis} aria-hidden>
          {decades.map((decade) => (
            <span
              key={decade}
              className={classes.tick}
              style={{ left: `${((decade - scale.from) / (scale.to - scale.from)) * 100}%` }}
            >
              {format.exact(Number(`1e${decade}`))}
            </span>
          ))}
        </div>
        {stages.map((stage) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and the cards’ regions have these names
          <div key={stage} role="group" aria-labelledby={`${id}-${stage}`} style={stageStyle(stage)}>
            <h3 id={`${id}-${stage}`} className={classes.stage}>
              {text[stage]}
            </h3>
            <ol className={classes.lines}>
              {linesOf(stage).map(({ label, kg, ring }) => {
                const place = placeOn(scale, kg);
                return (
                  <li key={label} className={classes.line} data-own={ring || undefined}>
                    <span>{label}</span>
                    <span
                      className={classes.track}
                      style={{ backgroundSize: `${100 / (scale.to - scale.from)}% 100%` }}
                      aria-hidden
                    >
                      {place !== null && (
                        <span
                          className={classes.dot}
                          data-ring={ring || undefined}
                          style={{ left: `${place * 100}%` }}
                        />
                      )}
                    </span>
                    <span className={classes.value}>
                      {format.kg(kg)} <Unit>{text.unit}</Unit>
                    </span>
                  </li>
                );
              })}
            </ol>
          </div>
        ))}
      </div>
    </Section>
  );
}
