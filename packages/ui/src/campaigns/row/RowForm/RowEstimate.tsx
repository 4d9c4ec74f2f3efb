import type { Stage } from '@leaf/emissions';
import { VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Quantity } from '../../../format/Quantity/Quantity.tsx';
import { useFormat } from '../../../format/useFormat.ts';
import { useLabels } from '../../../labels/useLabels.ts';
import { wordOf } from '../../../labels/wordOf.ts';
import type { StageRow } from '../../../types.ts';
import { FootprintStrip } from '../../FootprintStrip/FootprintStrip.tsx';
import { stageFootprint } from '../../FootprintStrip/footprintOf.ts';
import { levelSentences } from '../words.ts';
import classes from './RowForm.module.css';
import { rowFormLabels } from './rowFormLabels.ts';
import type { Estimate } from './useRowForm.ts';

/** How long a figure must stay unchanged before it is announced. */
const QUIET_MS = 1200;

type RowEstimateProps = { stage: Stage; estimate: Estimate | null };

/** The live figure of the row: its parts, and what another level makes or could make of it. */
export function RowEstimate({ stage, estimate }: RowEstimateProps) {
  const text = useLabels('rowForm', rowFormLabels);
  const sentences = useLabels('levelSentences', levelSentences);
  const format = useFormat();
  const total = estimate?.result.total_emissions ?? null;
  const level = estimate && 'level' in estimate.payload ? estimate.payload.level : undefined;
  const nextKey = `${stage}_${level}_next`;
  const next = wordOf(sentences, nextKey);
  const [spoken] = useDebouncedValue(
    total === null ? '' : `${text.estimate} ${format.kg(total)} ${text.unit}`,
    QUIET_MS,
  );

  const versus = () => {
    if (!estimate || estimate.atLevel0 === null) return text.estimateNote;
    const { atLevel0: base, result } = estimate;
    const change = base === 0 ? 0 : result.total_emissions / base - 1;
    if (Math.abs(change) < 0.005) return text.same;
    return (change < 0 ? text.less : text.more)(format.percent(Math.abs(change)), format.kg(base));
  };

  return (
    <div className={classes.estimate}>
      <div className={classes.figureLine}>
        <span className={classes.estimateLabel}>{text.estimate}</span>
        <span>
          {total === null ? format.kg(null) : <Quantity value={total} unit={text.unit} size="md" />}
        </span>
      </div>
      {total === null ? (
        <FootprintStrip parts={ghostOf(stage)} ghost />
      ) : (
        <FootprintStrip parts={partsOf(stage, estimate)} />
      )}
      <p className={classes.note}>
        <span>{total === null ? text.noEstimate : versus()}</span> {next !== nextKey && <span>{next}</span>}
      </p>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </div>
  );
}

const ghostOf = (stage: Stage) => [{ stage, value: 1 }];

function partsOf(stage: Stage, estimate: Estimate | null) {
  // The model's result has the same parts as the rows of the stage.
  return estimate ? stageFootprint(stage, [estimate.result as StageRow[Stage]]) : [];
}
