import { Autocomplete, TextInput } from '@mantine/core';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useFormat } from '../../../format/useFormat.ts';
import type { ExportWords } from '../exports.ts';
import { isNumber, type PlanField } from '../fields.ts';
import type { PlanLine } from '../planLine.ts';
import { places } from './places.ts';
import { usePlanText } from './planText.ts';
import { openedCell, optionsOf, shownCell } from './shownCell.ts';

type PlanCellProps = {
  line: PlanLine;
  field: PlanField;
  words: ExportWords;
  /** The decimal sign of the file, and of what is typed. */
  decimal: string;
  tabIndex: number;
  cellRef?: RefObject<HTMLElement | null>;
  onFocus: () => void;
  /** `back`: the focus returns to the table. */
  onEdit: (text: string, back: boolean) => void;
};

/** One cell of the preview: shows how it was understood, with its fault; Enter, F2 or a click edits it. */
export function PlanCell({ line, field, words, decimal, tabIndex, cellRef, onFocus, onEdit }: PlanCellProps) {
  const text = usePlanText();
  const format = useFormat();
  const [typed, setTyped] = useState<string>();
  const own = useRef<HTMLTableCellElement>(null);
  const returns = useRef(false);
  const fault = line.faults[field];
  const caution = line.cautions[field];
  const shown = shownCell(line, field, words, format);

  // In the commit that takes the field away, so that the next key already finds the cell.
  useEffect(() => {
    if (typed !== undefined || !returns.current) return;
    returns.current = false;
    own.current?.focus();
  }, [typed]);

  const opened = openedCell(line, field, decimal);
  const begin = () => setTyped(opened);
  const end = (back: boolean) => {
    returns.current = back;
    setTyped(undefined);
  };
  const save = (value: string, back = true) => {
    if (value !== opened) onEdit(value, back);
    end(back);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (typed === undefined) {
      if (event.key !== 'Enter' && event.key !== 'F2') return;
      event.preventDefault();
      begin();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      end(true);
    } else if (event.key === 'Enter' && !event.defaultPrevented) {
      event.preventDefault();
      save(typed);
    }
  };

  const label = text.edit(words.fields[field] ?? field, format.number(line.index + 1));
  const options = typed === undefined ? undefined : optionsOf(field, words, places);
  const input = {
    'aria-label': label,
    size: 'xs' as const,
    'aria-invalid': fault !== undefined,
    'aria-description': fault ?? caution,
    value: typed ?? '',
    autoFocus: true,
    onFocus: (event: { currentTarget: HTMLInputElement }) => event.currentTarget.select(),
    onBlur: () => save(typed ?? '', false),
  };
  return (
    <td
      ref={(node) => {
        own.current = node;
        if (cellRef) cellRef.current = node;
      }}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cells of a grid can be edited
      role="gridcell"
      tabIndex={typed === undefined ? tabIndex : -1}
      aria-invalid={fault !== undefined || undefined}
      data-caution={caution !== undefined || undefined}
      data-numeric={isNumber(field) || undefined}
      data-editing={typed !== undefined || undefined}
      title={fault ?? caution}
      onFocus={onFocus}
      onClick={() => typed === undefined && begin()}
      onKeyDown={onKeyDown}
    >
      {typed === undefined ? (
        <bdi>{shown || (fault ? '–' : '')}</bdi>
      ) : options ? (
        <Autocomplete
          {...input}
          data={[...new Set(options.map((option) => option.label))]}
          limit={8}
          onChange={setTyped}
          onOptionSubmit={(value) => save(value)}
        />
      ) : (
        <TextInput {...input} onChange={(event) => setTyped(event.currentTarget.value)} />
      )}
    </td>
  );
}
