import { Button, Progress, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useFormat } from '../../../format/useFormat.ts';
import type { ExportWords } from '../exports.ts';
import { checkNotes } from './checkNotes.ts';
import { FaultList } from './FaultList.tsx';
import classes from './PlanImport.module.css';
import { PlanSummary } from './PlanSummary.tsx';
import { PlanTable } from './PlanTable.tsx';
import { usePlanText } from './planText.ts';
import type { PlanState } from './usePlanImport.ts';

type CheckStepProps = {
  plan: PlanState;
  words: ExportWords;
  /** Number of rows in the plan whose ID the campaign already has. */
  existing: number;
  /** How many lines are left out because the campaign has them already. */
  same: number;
  /** Imports them too. */
  onSame: () => void;
  /** The lines to import that are in the campaign, or in the plan itself, already. */
  twins: readonly number[];
  update: boolean;
  onUpdate: (update: boolean) => void;
  /** The rows to write; fewer if existing ones are left unchanged. */
  rows: number;
  importing: boolean;
  onImport: () => void;
  onSaveFaulty: () => void;
};

/**
 * The third step: every line as it will be imported, the totals, and the faults, which can be fixed in place.
 */
export function CheckStep({
  plan,
  words,
  same,
  rows,
  importing,
  onImport,
  onSaveFaulty,
  ...about
}: CheckStepProps) {
  // `plan` is new each time, so that nothing here could be kept.
  'use no memo';
  const text = usePlanText();
  const format = useFormat();
  const { lines, checking, totals } = plan;
  const body = useRef<HTMLDivElement>(null);
  /** The place of the fault that was just mended. */
  const mended = useRef<number>(undefined);
  // What was pressed has gone with its fault: the next one follows, or the import; without lines, the way back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the faults are those of the lines, and `rows` what is left to import
  useEffect(() => {
    if (mended.current === undefined) return;
    const forms = [...(body.current?.querySelectorAll('form') ?? [])];
    const next = forms[mended.current] ?? forms.at(-1);
    mended.current = undefined;
    const buttons = [...(body.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [])];
    (next?.querySelector<HTMLElement>('input, select') ?? buttons.at(-1))?.focus();
  }, [lines, rows]);
  const onMend = (index: number) => {
    mended.current = index;
  };
  if (checking !== undefined && lines.length === 0) {
    return (
      <div className={classes.progress} role="status">
        <Progress value={100} animated size="sm" aria-hidden />
        <span>{text.checking(format.number(checking))}</span>
      </div>
    );
  }
  const { good, faulty } = totals;
  return (
    <div ref={body} className={classes.body} aria-busy={checking !== undefined || undefined}>
      <PlanSummary plan={plan} words={words} same={same} onMend={onMend} {...about} />
      {faulty > 0 && <FaultList plan={plan} words={words} onMend={onMend} />}
      <PlanTable plan={plan} words={words} onEmpty={() => onMend(0)} />
      <div className={`${classes.foot} leaf-wrapping`}>
        <Button onClick={onImport} loading={importing} disabled={rows === 0 || checking !== undefined}>
          {faulty > 0 && good > same
            ? text.importGood(format.number(good - same))
            : text.import(format.number(rows))}
        </Button>
        {faulty > 0 && (
          <Button variant="default" onClick={onSaveFaulty} disabled={importing}>
            {text.saveFaulty}
          </Button>
        )}
        <p role="status" className={classes.hint}>
          {importing
            ? text.importing(format.number(rows))
            : faulty === 0
              ? good > 0 && text.allGood(format.number(good))
              : text.someFaulty(format.number(good), format.number(faulty))}
          {/* Above, among the lines' totals, for those who see them. */}
          <VisuallyHidden> {checkNotes(plan, text, format).join(' ')}</VisuallyHidden>
        </p>
      </div>
    </div>
  );
}
