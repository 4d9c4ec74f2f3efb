import { NativeSelect } from '@mantine/core';
import { useFormat } from '../../../format/useFormat.ts';
import { textOf, trimmed } from '../headers.ts';
import { type SizeUnit, sizeUnits } from '../numbersIn.ts';
import type { PlanMapping } from '../recognise.ts';
import { type Encoding, encodings, type ReadOptions, type Sheet, separators } from '../sheet.ts';
import classes from './PlanImport.module.css';
import { usePlanText } from './planText.ts';

type PlanReadingProps = {
  sheet: Sheet;
  mapping: PlanMapping;
  onMapping: (mapping: PlanMapping) => void;
  onHeader: (row: number) => void;
  onRead: (options: ReadOptions) => void;
};

/** How the file was read; the user can correct each part. */
export function PlanReading({ sheet, mapping, onMapping, onHeader, onRead }: PlanReadingProps) {
  // A few selects that change with the file: memoising each of them would double the code.
  'use no memo';
  const text = usePlanText();
  const format = useFormat();
  const words: Record<string, string> = {
    ';': text.semicolon,
    ',': text.comma,
    '\t': text.tab,
    '|': text.bar,
  };
  const { separator, encoding, sheets = [], sheet: chosenSheet } = sheet;
  const heads = sheet.rows.slice(0, 30).map((row, index) => {
    const cells = row.filter(trimmed).slice(0, 4);
    const beginning = cells.map((cell) => textOf(cell).slice(0, 24)).join(', ');
    return { value: String(index), label: `${format.number(index + 1)}: ${beginning}` };
  });
  return (
    <div className={classes.reading}>
      <NativeSelect
        label={text.header}
        value={String(mapping.header)}
        onChange={(event) => onHeader(Number(event.currentTarget.value))}
        data={[{ value: '-1', label: text.noHeader }, ...heads]}
      />
      {separator !== undefined && (
        <NativeSelect
          label={text.separator}
          value={separator}
          onChange={(event) => onRead({ encoding, separator: event.currentTarget.value })}
          data={[...new Set([...separators, separator])].map((value) => ({
            value,
            label: words[value] ?? value,
          }))}
        />
      )}
      {encoding !== undefined && sheet.kind === 'delimited' && (
        <NativeSelect
          label={text.encoding}
          value={encoding}
          onChange={(event) => onRead({ separator, encoding: event.currentTarget.value as Encoding })}
          data={encodings.map((value) => ({ value, label: value.toUpperCase() }))}
        />
      )}
      {sheets.length > 1 && (
        <NativeSelect
          label={text.sheet}
          value={chosenSheet}
          onChange={(event) => onRead({ sheet: event.currentTarget.value })}
          data={sheets}
        />
      )}
      <NativeSelect
        label={text.decimal}
        value={mapping.decimal}
        onChange={(event) =>
          onMapping({ ...mapping, decimal: event.currentTarget.value === ',' ? ',' : '.' })
        }
        data={[
          { value: '.', label: text.point },
          { value: ',', label: text.decimalComma },
        ]}
      />
      {mapping.columns.includes('payload') && (
        <NativeSelect
          label={text.unit}
          value={mapping.unit}
          onChange={(event) => onMapping({ ...mapping, unit: event.currentTarget.value as SizeUnit })}
          data={sizeUnits.map((value) => ({ value, label: text[value] }))}
        />
      )}
    </div>
  );
}
