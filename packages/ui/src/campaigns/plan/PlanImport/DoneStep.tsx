import { type Stage, stages } from '@leaf/emissions';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useFormat } from '../../../format/useFormat.ts';
import { wordOf } from '../../../labels/wordOf.ts';
import { LeafLink } from '../../../theme/LeafLink.tsx';
import type { ExportWords } from '../exports.ts';
import classes from './DoneStep.module.css';
import shared from './PlanImport.module.css';
import { usePlanText } from './planText.ts';

/** The result of an import. */
export type PlanOutcome = {
  created: number;
  updated: number;
  /** Rows that had these values already. */
  unchanged?: number;
  /** Lines that the server rejected, by the index of the row in the request; nothing is written then. */
  refused?: readonly { index: number; message: string }[];
};

type DoneStepProps = {
  outcome: PlanOutcome;
  rows: Partial<Record<Stage, number>>;
  words: ExportWords;
  stageHrefs: Record<Stage, string>;
  /** What got lost without an error. */
  notes: readonly string[];
  /** Lines that had faults, and stayed out. */
  faulty: number;
  onSaveFaulty: () => void;
  /** `partly`: not all of it could be taken back. */
  undone: boolean | 'partly';
  undoing: boolean;
  /** Absent if the import cannot be undone. */
  onUndo?: () => void;
  onAnother: () => void;
};

/** The last step: what was written, where it is, and a way to undo it. */
export function DoneStep({
  outcome,
  rows,
  words,
  stageHrefs,
  notes,
  faulty,
  onSaveFaulty,
  undone,
  undoing,
  onUndo,
  onAnother,
}: DoneStepProps) {
  // Drawn once and once more when it is undone: memoising its parts would be more code than it saves.
  'use no memo';
  const text = usePlanText();
  const format = useFormat();
  const { created, updated, unchanged = 0 } = outcome;
  const isGone = undone === true;
  const another = useRef<HTMLButtonElement>(null);
  // Undo has gone with what it did.
  useEffect(() => {
    if (isGone) another.current?.focus();
  }, [isGone]);
  const sums = [
    created > 0 && text.created(format.number(created)),
    updated > 0 && text.updated(format.number(updated)),
    unchanged > 0 && text.unchanged(format.number(unchanged)),
  ].filter((part) => part !== false);
  const title = isGone ? text.undoneTitle : undone ? text.undonePartlyTitle : text.doneTitle;
  const said = isGone
    ? text.undone
    : undone
      ? text.undonePartly
      : [`${format.list(sums)}.`, ...notes].join(' ');
  const Icon = undone ? IconArrowBackUp : IconCircleCheck;
  return (
    <div className={classes.finished}>
      <Icon
        size={36}
        stroke={1.25}
        aria-hidden
        className={classes.finishedIcon}
        data-undone={undone || undefined}
      />
      <div>
        <div role="status">
          <p className={classes.finishedTitle}>{title}</p>
          <p className={shared.hint}>{said}</p>
        </div>
        {!isGone && (
          <ul className={classes.finishedStages}>
            {stages
              .filter((stage) => (rows[stage] ?? 0) > 0)
              .map((stage) => (
                <li key={stage}>
                  <LeafLink href={stageHrefs[stage]}>
                    {undone
                      ? wordOf(words.values, stage)
                      : text.toStage(wordOf(words.values, stage), format.number(rows[stage] ?? 0))}
                  </LeafLink>
                </li>
              ))}
          </ul>
        )}
        {!undone && faulty > 0 && (
          <p className="leaf-wrapping">
            {text.notImported(format.number(faulty))}{' '}
            <Button variant="subtle" size="compact-sm" onClick={onSaveFaulty}>
              {text.saveFaulty}
            </Button>
          </p>
        )}
        <div className={`${shared.foot} leaf-wrapping`}>
          {onUndo && !isGone && created + updated > 0 && (
            <Button variant="default" loading={undoing} onClick={onUndo}>
              {text.undo}
            </Button>
          )}
          <Button ref={another} variant="subtle" onClick={onAnother} disabled={undoing}>
            {text.another}
          </Button>
        </div>
      </div>
    </div>
  );
}
