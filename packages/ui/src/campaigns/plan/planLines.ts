import { type Stage, stages } from '@leaf/emissions';
import type { FootprintPart } from '../FootprintStrip/footprint.ts';
import type { PlanField } from './fields.ts';
import { fold } from './fold.ts';
import { lineReader, type PlanEdits, type PlanLine, type PlanRules } from './planLine.ts';
import { type Cell, type Sheet, sheetLimits } from './sheet.ts';

const totals = new Set([
  'total',
  'totals',
  'grand total',
  'sub total',
  'subtotal',
  'gesamt',
  'gesamtsumme',
  'gesamtergebnis',
  'summe',
  'zwischensumme',
  'ergebnis',
  'somme',
  'total general',
  'sous total',
  'totaux',
]);

const textOf = (cell: Cell | undefined) => (cell === null || cell === undefined ? '' : String(cell).trim());

/** Rows of the sheet that are lines, and those below the header that are not. */
export type Body = {
  lines: number[];
  /** Totals, headers once more, and remarks below the table. Empty rows are not counted. */
  leftOut: number[];
};

/** Which rows are lines of the plan: not the preamble, the header, totals, remarks or empty rows. */
export function bodyOf({ rows }: Pick<Sheet, 'rows'>, { header }: { header: number }): Body {
  const body: Body = { lines: [], leftOut: [] };
  const head = header < 0 ? undefined : rows[header]?.map(textOf).join('\n');
  const width = rows.slice(header + 1).reduce((most, row) => Math.max(most, row.filter(textOf).length), 0);
  for (let index = header + 1; index < rows.length; index += 1) {
    const cells = (rows[index] ?? []).map(textOf);
    const filled = cells.filter((cell) => cell !== '');
    if (filled.length === 0) continue;
    const remark = filled.length === 1 && width >= 4;
    if (remark || totals.has(fold(filled[0] ?? '')) || cells.join('\n') === head) body.leftOut.push(index);
    else body.lines.push(index);
  }
  return body;
}

/** So many lines are checked before the browser may do something else. */
const atOnce = 100;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Checks every line without a stall; undefined if `signal` stops it. */
export async function checkLines(
  sheet: Sheet,
  rules: PlanRules,
  edits: PlanEdits,
  { signal, report }: { signal?: AbortSignal; report?: (lines: number) => void } = {},
): Promise<PlanLine[] | undefined> {
  const read = lineReader(sheet, rules);
  const { lines } = bodyOf(sheet, rules.mapping);
  const checked: PlanLine[] = [];
  for (const index of lines.slice(0, sheetLimits.lines)) {
    checked.push(read(index, edits));
    if (checked.length % atOnce > 0) continue;
    report?.(checked.length);
    await pause();
    if (signal?.aborted) return undefined;
  }
  return withoutTwins(checked, rules);
}

/** The lines with some of them checked anew, after an edit. */
export function recheckLines(
  sheet: Sheet,
  rules: PlanRules,
  edits: PlanEdits,
  lines: readonly PlanLine[],
  changed: ReadonlySet<number>,
): PlanLine[] {
  const read = lineReader(sheet, rules);
  const twin = (line: PlanLine) => line.faults.external_id !== undefined;
  return withoutTwins(
    // A line whose twin was renamed is no longer at fault.
    lines.map((line) => (changed.has(line.index) || twin(line) ? read(line.index, edits) : line)),
    rules,
  );
}

/** Marks the second line with an ID of the same stage: a campaign has each only once. */
function withoutTwins(lines: PlanLine[], { messages }: PlanRules): PlanLine[] {
  const first = new Map<string, number>();
  return lines.map((line) => {
    const id = line.read.external_id;
    if (id === undefined || line.rows.length === 0) return line;
    const keys = line.rows.map(({ stage }) => `${stage}\n${id}`);
    const twin = keys.map((key) => first.get(key)).find((index) => index !== undefined);
    if (twin === undefined) {
      for (const key of keys) first.set(key, line.index);
      return line;
    }
    return { ...line, faults: { external_id: messages.idTwice(String(twin + 1)) }, rows: [], kg: 0 };
  });
}

export const isGood = (line: PlanLine): boolean => line.rows.length > 0;

/** What the good lines come to. */
export function planTotals(lines: readonly PlanLine[]) {
  const rows: Partial<Record<Stage, number>> = {};
  const kg: Partial<Record<Stage, number>> = {};
  const embodied: Partial<Record<Stage, number>> = {};
  let good = 0;
  for (const line of lines) {
    if (!isGood(line)) continue;
    good += 1;
    for (const row of line.rows) {
      rows[row.stage] = (rows[row.stage] ?? 0) + 1;
      kg[row.stage] = (kg[row.stage] ?? 0) + row.kg;
      if (row.embodied !== null) embodied[row.stage] = (embodied[row.stage] ?? 0) + row.embodied;
    }
  }
  const sum = (of: Partial<Record<Stage, number>>) =>
    stages.reduce((before, stage) => before + (of[stage] ?? 0), 0);
  /** For the footprint strip. */
  const parts = stages.flatMap((stage): FootprintPart[] => {
    const whole = kg[stage];
    if (whole === undefined) return [];
    const own = embodied[stage];
    if (own === undefined) return [{ stage, kind: 'whole', value: whole }];
    return [
      { stage, kind: 'electricity', value: whole - own },
      { stage, kind: 'embodied', value: own },
    ];
  });
  return { good, faulty: lines.length - good, kg, total: sum(kg), rows, allRows: sum(rows), parts };
}

/** Cells with the same fault: same field, same text. */
export type FaultGroup = { field: PlanField; text: string; message: string; indexes: number[] };

/** The faults, the commonest first; each is mended once for all its lines. */
export function faultGroups(lines: readonly PlanLine[]): FaultGroup[] {
  const groups = new Map<string, FaultGroup>();
  for (const line of lines) {
    for (const [field, message] of Object.entries(line.faults) as [PlanField, string][]) {
      const text = line.given[field] ?? '';
      // A region is missing for a country, and an ID is at fault for one line.
      const key = `${field}\n${text}\n${field === 'region' || field === 'external_id' ? message : ''}`;
      const group = groups.get(key);
      if (group) group.indexes.push(line.index);
      else groups.set(key, { field, text, message, indexes: [line.index] });
    }
  }
  return [...groups.values()].sort((a, b) => b.indexes.length - a.indexes.length);
}

/** The edits with one field of some lines changed. */
export function withEdit(
  edits: PlanEdits,
  indexes: readonly number[],
  field: PlanField,
  text: string,
): PlanEdits {
  const next = new Map(edits);
  for (const index of indexes) next.set(index, { ...next.get(index), [field]: text });
  return next;
}
