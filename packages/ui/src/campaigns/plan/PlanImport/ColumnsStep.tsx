import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '../../../format/useFormat.ts';
import { wordOf } from '../../../labels/wordOf.ts';
import type { ExportWords } from '../exports.ts';
import type { PlanField } from '../fields.ts';
import { textOf } from '../headers.ts';
import type { PlanMapping } from '../recognise.ts';
import type { Cell, ReadOptions, Sheet } from '../sheet.ts';
import type { PlanDefaults } from '../stageRows.ts';
import classes from './ColumnsStep.module.css';
import { PlanDefaultFields } from './PlanDefaultFields.tsx';
import shared from './PlanImport.module.css';
import { PlanReading } from './PlanReading.tsx';
import { usePlanText } from './planText.ts';

type ColumnsStepProps = {
  sheet: Sheet;
  mapping: PlanMapping;
  /** The fields that a column can be mapped to. */
  fields: readonly PlanField[];
  /** Required fields that no column is mapped to. */
  needed: readonly PlanField[];
  words: ExportWords;
  /** Absent when importing rows of one stage that need no choices. */
  defaults?: PlanDefaults;
  onDefaults: (defaults: PlanDefaults) => void;
  onMapping: (mapping: PlanMapping) => void;
  onHeader: (row: number) => void;
  onRead: (options: ReadOptions) => void;
  onContinue: () => void;
};

const beginningOf = (cell: Cell | undefined) => textOf(cell).slice(0, 60);

/** The second step, if something has to be corrected: the field of each column. */
export function ColumnsStep({
  sheet,
  mapping,
  fields,
  needed,
  words,
  defaults,
  onDefaults,
  onMapping,
  onHeader,
  onRead,
  onContinue,
}: ColumnsStepProps) {
  // Whatever changes, the table is drawn whole: memoising it would only be more code.
  'use no memo';
  const text = usePlanText();
  const format = useFormat();
  const heads = sheet.rows[mapping.header] ?? [];
  const nameOf = (field: PlanField) => wordOf(words.fields, field);
  const examples = (column: number) =>
    sheet.rows
      .slice(mapping.header + 1, mapping.header + 60)
      .map((row) => beginningOf(row[column]))
      .filter((cell) => cell.trim() !== '')
      .slice(0, 3);
  // Arrow keys pass through the fields of other columns, which get them back as they move on.
  const [before, setBefore] = useState({ column: -1, columns: mapping.columns });
  const choose = (column: number, chosen: string) => {
    // Speech control and some browsers change a select without a focus.
    const start = before.column === column ? before : { column, columns: mapping.columns };
    setBefore(start);
    const field = fields.find((one) => one === chosen) ?? null;
    const columns = start.columns.map((had, index) => {
      if (index === column) return field;
      return had === field ? null : had;
    });
    onMapping({ ...mapping, columns });
  };
  return (
    <div className={shared.body}>
      <PlanReading {...{ sheet, mapping, onMapping, onHeader, onRead }} />
      <div className={classes.scroll}>
        <table className={classes.columnTable} aria-label={text.columnsTable}>
          <thead>
            <tr>
              <th scope="col">{text.column}</th>
              <th scope="col">{text.examples}</th>
              <th scope="col">{text.meaning}</th>
            </tr>
          </thead>
          <tbody>
            {mapping.columns.map((field, column) => {
              const head = beginningOf(heads[column]) || text.columnNumber(format.number(column + 1));
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its position
                <tr key={column} data-used={field !== null || undefined}>
                  <th scope="row">
                    <bdi>{head}</bdi>
                  </th>
                  <td className={classes.examples}>
                    <bdi>{examples(column).join(' · ')}</bdi>
                  </td>
                  <td>
                    <NativeSelect
                      aria-label={text.meaningOf(head)}
                      value={field ?? ''}
                      onFocus={() => setBefore({ column, columns: mapping.columns })}
                      onChange={(event) => choose(column, event.currentTarget.value)}
                      data={[
                        { value: '', label: text.leaveOut },
                        ...fields.map((one) => ({ value: one, label: nameOf(one) })),
                      ]}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {defaults && (
        <PlanDefaultFields
          defaults={defaults}
          hasCountry={mapping.columns.includes('country')}
          words={words}
          onChange={onDefaults}
        />
      )}
      <div className={`${shared.foot} leaf-wrapping`}>
        <Button onClick={onContinue} disabled={needed.length > 0}>
          {text.continue}
        </Button>
        {needed.length > 0 && (
          <p role="status" className={classes.missing}>
            {text.missing(format.list(needed.map(nameOf)), needed.includes('country'))}
          </p>
        )}
      </div>
    </div>
  );
}
