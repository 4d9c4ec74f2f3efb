import { type Stage, stages } from '@leaf/emissions';
import { Button, Checkbox, SegmentedControl } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { Quantity } from '../../../format/Quantity/Quantity.tsx';
import { useFormat } from '../../../format/useFormat.ts';
import { wordOf } from '../../../labels/wordOf.ts';
import { FootprintStrip } from '../../FootprintStrip/FootprintStrip.tsx';
import { isUnitOpen } from '../columnUnits.ts';
import type { ExportWords } from '../exports.ts';
import { fieldsOf, type PlanField, planStages } from '../fields.ts';
import { bodyOf } from '../planLines.ts';
import { checkNotes, listed, namedOf } from './checkNotes.ts';
import shared from './PlanImport.module.css';
import classes from './PlanSummary.module.css';
import type { PlanImportWords } from './planImportLabels.ts';
import { usePlanText } from './planText.ts';
import type { PlanState } from './usePlanImport.ts';

type PlanSummaryProps = {
  plan: PlanState;
  words: ExportWords;
  existing: number;
  same: number;
  onSame: () => void;
  twins: readonly number[];
  update: boolean;
  onUpdate: (update: boolean) => void;
  /** Called when lines are put back or left out, which takes the button away. */
  onMend: (index: number) => void;
};

/** The totals of the valid lines, the stages they create rows in, and the assumptions made. */
export function PlanSummary({
  plan,
  words,
  existing,
  same,
  onSame,
  twins,
  update,
  onUpdate,
  onMend,
}: PlanSummaryProps) {
  // `plan` is new each time, so that nothing here could be kept.
  'use no memo';
  const text = usePlanText();
  const format = useFormat();
  const { totals, rules, sheet, mapping } = plan;
  const choosable = rules?.stage === undefined && !mapping?.columns.includes('stage');
  const shown = choosable ? planStages : stages.filter((stage) => totals.rows[stage] !== undefined);
  const leftOut =
    sheet && mapping
      ? bodyOf(sheet, mapping).leftOut.filter((index) => plan.edits.get(index)?.out === undefined)
      : [];
  const {
    hidden = 0,
    hiddenColumns = 0,
    formulas = 0,
    sheets = [],
    sheet: sheetName = '',
    example,
  } = sheet ?? {};
  const omitted = [...plan.edits].flatMap(([index, { out }]) => (out ? index : [])).sort((a, b) => a - b);
  /** A button that goes with what it changes. */
  const button = (label: string, onClick: () => void, name?: string) => (
    <Button
      key={name}
      variant="subtle"
      size="compact-sm"
      aria-label={name}
      onClick={() => {
        onMend(0);
        onClick();
      }}
    >
      {label}
    </Button>
  );
  /** Takes lines in again. */
  const putBack = (indexes: readonly number[], label = text.putBack, which?: string) =>
    button(label, () => plan.putBack(indexes), which && `${text.putBack}, ${which}`);
  const known = (count: number, say: (count: string) => string, choice: ReactNode) =>
    count > 0 && (
      <div className={classes.existing}>
        <p>{say(format.number(count))}</p>
        {choice}
      </div>
    );
  const numberOf = (index: number) => format.number(index + 1);
  /** The rows that are left out, by why. */
  const out: [say: (list: string) => string, indexes: number[]][] = [
    [text.leftOut, leftOut.filter((index) => index !== example)],
    [text.exampleOut, leftOut.filter((index) => index === example)],
    [text.omitted, omitted],
  ];
  const toggle = (stage: Stage, chosen: boolean) =>
    plan.setStages(planStages.filter((one) => (one === stage ? chosen : plan.stages.includes(one))));
  const label = (stage: Stage) =>
    text.stageRows(wordOf(words.values, stage), format.number(totals.rows[stage] ?? 0));
  const assumed = assumptions(plan, words, text, totals.allRows > existing);
  const unused = (Object.entries(totals.unused) as [PlanField, number][]).map(
    ([field, count]) => `${wordOf(words.fields, field)} (${text.inLines(format.number(count))})`,
  );
  /** What the columns step can change. */
  const taken = [
    sheets.length > 1 && text.sheetRead(sheetName, format.number(sheets.length)),
    assumed.length > 0 && text.assumed(format.list(assumed)),
    unused.length > 0 && text.unused(format.list(unused)),
    ...checkNotes(plan, text, format),
  ].filter(Boolean);
  return (
    <div className={classes.summary}>
      <div className={classes.estimate} aria-live="polite" aria-atomic>
        <div className={shared.hint}>{text.estimate}</div>
        <Quantity value={totals.total} unit={text.unitKg} size="lg" />
        {totals.parts.length > 0 && <FootprintStrip parts={totals.parts} size="md" />}
      </div>
      <fieldset className={shared.group}>
        <legend className="leaf-legend">{existing > 0 && update ? text.stagesUpdated : text.stages}</legend>
        {shown.map((stage) => (
          <div key={stage} className={classes.stage}>
            {choosable ? (
              <Checkbox
                label={label(stage)}
                checked={plan.stages.includes(stage)}
                onChange={(event) => toggle(stage, event.currentTarget.checked)}
              />
            ) : (
              <span>{label(stage)}</span>
            )}
            <Quantity value={totals.kg[stage] ?? 0} unit={text.unitKg} />
          </div>
        ))}
      </fieldset>
      {known(
        existing,
        text.existing,
        <SegmentedControl
          aria-label={text.existingChoice}
          value={update ? 'update' : 'skip'}
          onChange={(value) => onUpdate(value === 'update')}
          data={[
            { value: 'update', label: text.update },
            { value: 'skip', label: text.skip },
          ]}
        />,
      )}
      {known(same, text.same, button(text.importSame, onSame))}
      {known(
        twins.length,
        text.twins,
        button(
          text.leaveOut,
          () => plan.leaveOut(twins),
          `${text.leaveOut}, ${text.inLines(format.number(twins.length))}`,
        ),
      )}
      <p className={classes.notes}>
        {taken.length > 0 && (
          <>
            {taken.join(' ')} {button(text.change, () => plan.setStep('columns'))}{' '}
          </>
        )}
        {hidden > 0 && `${text.hidden(format.number(hidden))} `}
        {formulas > 0 && `${text.formulas(format.number(formulas))} `}
        {hiddenColumns > 0 && `${text.hiddenColumns(format.number(hiddenColumns))} `}
        {out.map(
          ([say, indexes]) =>
            indexes.length > 0 && (
              <Fragment key={say('')}>
                {say(listed(indexes, numberOf, text, format))}{' '}
                {indexes.length > 1 ? (
                  <>
                    {text.putBack} {putBack(indexes, text.all, text.all)}
                    {namedOf(indexes).map((index) =>
                      putBack([index], numberOf(index), text.inLine(numberOf(index))),
                    )}
                  </>
                ) : (
                  putBack(indexes)
                )}{' '}
              </Fragment>
            ),
        )}
      </p>
    </div>
  );
}

/** What new rows take from the defaults, because no column provides it, and the unit that nothing says. */
function assumptions(
  { sheet, rules, mapping, fields, stages: chosen, defaults }: PlanState,
  words: ExportWords,
  text: PlanImportWords,
  hasNew: boolean,
): string[] {
  if (!sheet || !rules || !mapping || mapping.columns.includes('stage')) return [];
  const used = rules.stage ? [rules.stage] : chosen;
  const assumed: [PlanField, string][] = [
    ['country', words.nameOf(defaults.country)],
    ['placement_type', defaults.placement],
    ['device_type', defaults.device],
    ['buy_type', defaults.buyType],
  ];
  const has = (field: PlanField) => used.some((stage) => fieldsOf(stage).includes(field));
  const open = has('payload') && isUnitOpen(sheet.rows, mapping, fields);
  const given = assumed
    .filter(([field, value]) => hasNew && value && !mapping.columns.includes(field) && has(field))
    .map(([field, value]) => `${wordOf(words.fields, field)} (${wordOf(words.values, value)})`);
  return open ? [...given, `${text.unit} (${text[mapping.unit]})`] : given;
}
