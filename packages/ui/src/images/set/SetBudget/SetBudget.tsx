import { Button } from '@mantine/core';
import { useState } from 'react';
import { ErrorBanner } from '../../../feedback/ErrorBanner/ErrorBanner.tsx';
import { NumberField } from '../../../form/NumberField/NumberField.tsx';
import { parseDecimal } from '../../../form/numbers.ts';
import { useFormat } from '../../../format/useFormat.ts';
import { useLabels } from '../../../labels/useLabels.ts';
import { findField } from '../../../layout/focusFirstError.ts';
import type { SpreadBudget } from '../setBudget.ts';
import classes from './SetBudget.module.css';
import { type SetBudgetLabels, setBudgetLabels } from './setBudgetLabels.ts';

/** What came of the last budget, in bytes. */
export type BudgetOutcome = { budget: number } & (
  | Pick<SpreadBudget, 'bytes' | 'ssim'>
  /** What the smallest files have, if that is more than the budget. */
  | { least: number }
);

export type SetBudgetProps = {
  /** A budget in bytes was entered: `setBudget` spreads it. */
  onSpread: (budget: number) => void;
  /** The files are being chosen. */
  submitting?: boolean;
  /** Why they could not be chosen. */
  error?: string;
  /** What came of the last budget. */
  outcome?: BudgetOutcome;
  labels?: Partial<typeof setBudgetLabels>;
};

const BYTES_PER_KB = 1000;

function sentenceOf(
  outcome: BudgetOutcome,
  text: SetBudgetLabels,
  { kilobytes, ssim }: ReturnType<typeof useFormat>,
): string {
  if ('least' in outcome) return text.tooSmall(kilobytes(outcome.least));
  return text.kept(kilobytes(outcome.bytes), kilobytes(outcome.budget), ssim(outcome.ssim));
}

/** A limit for the files of a set together. */
export function SetBudget({ onSpread, submitting = false, error, outcome, labels }: SetBudgetProps) {
  const text = useLabels('setBudget', setBudgetLabels, labels);
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const kilobytes = parseDecimal(typed) ?? 0;
  const budget = Math.round(kilobytes * BYTES_PER_KB);
  const isValid = budget > 0 && Number.isSafeInteger(budget);
  const isWrong = tried && !isValid;
  return (
    <div className={classes.part}>
      <ErrorBanner message={error} />
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!isValid) findField(event.currentTarget, ['budget'])?.focus();
          else if (!submitting) onSpread(budget);
        }}
      >
        <NumberField
          kind="digits"
          inputMode="decimal"
          data-path="budget"
          label={text.budget}
          description={text.help}
          unit={text.unit}
          value={typed}
          onChange={setTyped}
          error={isWrong ? text.invalid : undefined}
        />
        <Button type="submit" variant="default" className={classes.button} loading={submitting}>
          {text.spread}
        </Button>
      </form>
      <div role="status" className={classes.note}>
        {!isWrong && outcome && sentenceOf(outcome, text, format)}
      </div>
    </div>
  );
}
