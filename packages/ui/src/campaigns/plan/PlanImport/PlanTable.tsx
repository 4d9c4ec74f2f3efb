'use no memo'; // TanStack Virtual mutates its measurements in place.
import { ActionIcon, SegmentedControl } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useId, useMemo, useRef, useState } from 'react';
import { Unit } from '../../../format/Unit/Unit.tsx';
import { useFormat } from '../../../format/useFormat.ts';
import { wordOf } from '../../../labels/wordOf.ts';
import type { ExportWords } from '../exports.ts';
import { isNumber, planFields } from '../fields.ts';
import { isGood } from '../planLines.ts';
import { PlanCell } from './PlanCell.tsx';
import classes from './PlanTable.module.css';
import { usePlanText } from './planText.ts';
import { nameWithUnit } from './shownCell.ts';
import { useCellFocus } from './useCellFocus.ts';
import type { PlanState } from './usePlanImport.ts';

const rowHeight = 36;

type PlanTableProps = {
  plan: PlanState;
  words: ExportWords;
  /** Called when the last line is left out, which takes every cell away. */
  onEmpty: () => void;
};

/** The lines as they will be imported, one page at a time; every cell can be edited, and every line left out. */
export function PlanTable({ plan, words, onEmpty }: PlanTableProps) {
  const text = usePlanText();
  const format = useFormat();
  const id = useId();
  const viewport = useRef<HTMLDivElement>(null);
  const [show, setShow] = useState<'all' | 'faulty'>('all');
  const { mapping, lines, totals } = plan;
  const faultyOnly = show === 'faulty' && totals.faulty > 0;
  // By hand: this file is not compiled.
  const shown = useMemo(
    () => (faultyOnly ? lines.filter((line) => !isGood(line)) : lines),
    [lines, faultyOnly],
  );
  const columns = useMemo(
    () =>
      planFields.filter(
        (field) =>
          mapping?.columns.includes(field) || lines.some((line) => line.faults[field] || line.given[field]),
      ),
    [mapping, lines],
  );
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  });
  const focus = useCellFocus({
    rows: shown.length,
    // The last one leaves the line out.
    columns: columns.length + 1,
    page: 10,
    show: (row) => virtual.scrollToIndex(row),
  });
  const [line, field] = [shown[focus.row], columns[focus.column]];
  const why = line && field && (line.faults[field] ?? line.cautions[field]);
  const leaveOut = (index: number) => {
    if (lines.length > 1) focus.stay();
    else onEmpty();
    plan.leaveOut([index]);
  };
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <section className={classes.lines} aria-labelledby={id}>
      <div className={classes.linesHead}>
        <h3 id={id} className={classes.linesTitle}>
          {text.lines}
        </h3>
        {totals.faulty > 0 && (
          <SegmentedControl
            size="xs"
            aria-label={text.show}
            value={faultyOnly ? 'faulty' : 'all'}
            onChange={setShow}
            data={[
              { value: 'all', label: `${text.all} ${format.number(lines.length)}` },
              { value: 'faulty', label: `${text.faultyOnly} ${format.number(totals.faulty)}` },
            ]}
          />
        )}
        <span className={classes.hint}>
          {why
            ? `${text.edit(wordOf(words.fields, field), format.number(line.index + 1))}: ${why}`
            : text.tableHint}
        </span>
      </div>
      <div ref={viewport} className={classes.viewport}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid whose cells can be edited
          role="grid"
          className={classes.table}
          aria-labelledby={id}
          aria-rowcount={shown.length + 1}
          onKeyDown={focus.onKeyDown}
        >
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" className={classes.number}>
                {text.line}
              </th>
              {columns.map((field) => (
                <th key={field} scope="col" data-numeric={isNumber(field) || undefined}>
                  {nameWithUnit(field, words, plan.rules)}
                </th>
              ))}
              <th scope="col" data-numeric>
                <Unit>{text.unitKg}</Unit>
              </th>
              <th scope="col">{text.becomes}</th>
              <td className={classes.out} />
            </tr>
          </thead>
          <tbody>
            {before > 0 && <tr aria-hidden style={{ height: before }} />}
            {items.map(({ index }) => {
              const line = shown[index];
              if (!line) return null;
              const { cellRef, ...place } = focus.cell(index, columns.length);
              return (
                <tr key={line.index} aria-rowindex={index + 2} data-faulty={!isGood(line) || undefined}>
                  <th scope="row" className={classes.number}>
                    {format.number(line.index + 1)}
                  </th>
                  {columns.map((field, column) => (
                    <PlanCell
                      key={field}
                      {...{ line, field, words }}
                      decimal={mapping?.decimal ?? '.'}
                      {...focus.cell(index, column)}
                      onEdit={(value, back) => {
                        if (back) focus.stay();
                        plan.edit([line.index], field, value);
                      }}
                    />
                  ))}
                  <td data-numeric>{isGood(line) ? format.kg(line.kg) : '–'}</td>
                  <td className={classes.levels}>
                    {line.rows
                      .map(({ stage, row }) =>
                        'level' in row ? `${wordOf(words.values, stage)} ${row.level}` : '',
                      )
                      .filter(Boolean)
                      .join(', ')}
                  </td>
                  <td className={classes.out}>
                    <ActionIcon
                      ref={(node) => {
                        if (cellRef) cellRef.current = node;
                      }}
                      {...place}
                      size="sm"
                      variant="subtle"
                      color="gray"
                      title={text.leaveOut}
                      aria-label={text.edit(text.leaveOut, format.number(line.index + 1))}
                      onClick={() => leaveOut(line.index)}
                    >
                      <IconX size={16} stroke={1.75} aria-hidden />
                    </ActionIcon>
                  </td>
                </tr>
              );
            })}
            {after > 0 && <tr aria-hidden style={{ height: after }} />}
          </tbody>
        </table>
      </div>
    </section>
  );
}
