import { type Stage, stages } from '@leaf/emissions';
import { sumOf } from '../../sumOf.ts';
import type { FootprintPart } from '../FootprintStrip/footprint.ts';
import type { PlanField } from './fields.ts';
import { filledOf, isNothing, isText, textOf, trimmed } from './headers.ts';
import { type LineEdit, lineReader, type PlanEdits, type PlanLine, type PlanRules } from './planLine.ts';
import type { PlanMapping } from './recognise.ts';
import type { Sheet } from './sheet.ts';
import { headingsIn, isPart, isTotal, isWord, subtotalsIn, sumFinder } from './totals.ts';

/** The rows of the sheet that are lines, and those below the header that are not. */
export type Body = {
  lines: number[];
  /**
   * Totals, parts of lines, repeated headers, remarks below the table, and the example of a template. Empty rows are not
   * counted.
   */
  leftOut: number[];
  /** Lines whose impressions are the sum of those above or below, although they say as much as these. */
  sums?: number[];
};

const bodies = new WeakMap<Sheet['rows'], Map<string, Body>>();

type BodyMapping = Pick<PlanMapping, 'header'> & Partial<PlanMapping>;

/** Finds the lines of the plan: everything but the preamble, the header, totals, remarks and empty rows. */
export function bodyOf({ rows, example }: Pick<Sheet, 'rows' | 'example'>, mapping: BodyMapping): Body {
  const known = bodies.get(rows) ?? new Map<string, Body>();
  bodies.set(rows, known);
  const key = [mapping.header, mapping.decimal, mapping.columns].join();
  const body = known.get(key) ?? findBody(rows, mapping, example);
  known.set(key, body);
  return body;
}

function findBody(rows: Sheet['rows'], mapping: BodyMapping, example?: number): Body {
  const { header } = mapping;
  const body: Body = { lines: [], leftOut: [] };
  const head = header < 0 ? undefined : rows[header]?.map(trimmed);
  const wide = rows.some((row, index) => index > header && filledOf(row) >= 4);
  const isTable = wide || filledOf(head ?? []) > 2;
  const start = head?.findIndex(Boolean) ?? -1;
  const isSubtotal = subtotalsIn(rows.slice(header + 1));
  const sums = sumFinder(mapping);
  let doubled = false;
  for (let index = header + 1; index < rows.length; index += 1) {
    const row = rows[index] ?? [];
    // Tables copied from chats have a row of dashes below the header.
    if (row.every((cell) => isNothing(textOf(cell)))) continue;
    const first = trimmed(row.find(trimmed));
    const filled = filledOf(row);
    // Below their tables, ad servers repeat what was asked for: `Date range:` and the dates.
    const remark = filled === 1 ? wide : filled === 2 && isTable && first.endsWith(':');
    // DV360 and Meta write totals without a word: nothing but figures and a currency, at the beginning or the end.
    const end = index === header + 1 || !rows[index + 1]?.some(trimmed);
    const bare = trimmed(head?.[start]) !== '' && trimmed(row[start]) === '' && end && !row.some(isWord);
    // A header may have a second row, below cells that span both.
    const same = row.filter((cell, at) => trimmed(cell) !== '' && trimmed(cell) === head?.[at]).length;
    const second =
      index === header + 1 && same > 0 && row.every((cell) => trimmed(cell) === '' || isText(cell));
    const total = isTotal(row) || isSubtotal(index - header - 1);
    const sum = sums.sumOf(row);
    const repeated = second || same > 2 || same === filled;
    if (isPart(row)) body.leftOut.push(index);
    else if (remark || total || bare || sum === 'bare' || repeated || index === example) {
      body.leftOut.push(index);
      doubled ||= total && sums.isHalf(row);
      sums.end();
    } else {
      body.lines.push(index);
      sums.add(row);
      if (sum) body.sums = [...(body.sums ?? []), index];
    }
  }
  for (const [index, kind] of headingsIn(rows, body.lines, sums.impressionsOf, doubled)) {
    if (kind === 'full') body.sums = [...(body.sums ?? []), index];
    else body.leftOut.push(...body.lines.splice(body.lines.indexOf(index), 1));
  }
  body.leftOut.sort((a, b) => a - b);
  return body;
}

/** The rows that are lines, without those that the user left out, and the others that the user took in. */
function linesIn(sheet: Sheet, { mapping }: PlanRules, edits: PlanEdits): number[] {
  const { lines, leftOut } = bodyOf(sheet, mapping);
  const outOf = (index: number) => edits.get(index)?.out;
  return [
    ...lines.filter((index) => !outOf(index)),
    ...leftOut.filter((index) => outOf(index) === false),
  ].sort((a, b) => a - b);
}

/** Reads lines, and says which are worth checking for the lines above or below them. */
function readerOf(sheet: Sheet, rules: PlanRules) {
  const read = lineReader(sheet, rules);
  const sums = new Set(bodyOf(sheet, rules.mapping).sums);
  return (index: number, edits: PlanEdits): PlanLine => {
    const line = read(index, edits);
    if (sums.has(index) && line.rows.length > 0) line.cautions.impressions ??= rules.messages.sumOfAbove;
    return line;
  };
}

/** How many lines are checked before yielding to the browser. */
const atOnce = 100;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Checks every line without blocking the page; undefined if `signal` aborts it. */
export async function checkLines(
  sheet: Sheet,
  rules: PlanRules,
  edits: PlanEdits,
  { signal, report }: { signal?: AbortSignal; report?: (lines: number) => void } = {},
): Promise<PlanLine[] | undefined> {
  const read = readerOf(sheet, rules);
  const checked: PlanLine[] = [];
  for (const index of linesIn(sheet, rules, edits)) {
    checked.push(read(index, edits));
    if (checked.length % atOnce > 0) continue;
    report?.(checked.length);
    await pause();
    if (signal?.aborted) return undefined;
  }
  return withoutTwins(checked, rules);
}

/** Checks some of the lines again after an edit, and those that were left out and are no longer. */
export function recheckLines(
  sheet: Sheet,
  rules: PlanRules,
  edits: PlanEdits,
  lines: readonly PlanLine[],
  changed: ReadonlySet<number>,
): PlanLine[] {
  const read = readerOf(sheet, rules);
  const known = new Map(lines.map((line) => [line.index, line]));
  return withoutTwins(
    linesIn(sheet, rules, edits).map((index) => {
      const line = known.get(index);
      // A line whose duplicate was renamed is no longer at fault.
      return !line || changed.has(index) || line.faults.external_id ? read(index, edits) : line;
    }),
    rules,
  );
}

/** Marks the second line with the same ID in a stage: a campaign can have each ID only once. */
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

function add<Key extends string>(sums: Partial<Record<Key, number>>, key: Key, value: number) {
  sums[key] = (sums[key] ?? 0) + value;
}

/** The totals of the valid lines. */
export function planTotals(lines: readonly PlanLine[]) {
  const rows: Partial<Record<Stage, number>> = {};
  const kg: Partial<Record<Stage, number>> = {};
  const embodied: Partial<Record<Stage, number>> = {};
  /** In how many lines a value of the file is part of no row, such as the completion rate of a banner. */
  const unused: Partial<Record<PlanField, number>> = {};
  let good = 0;
  /** How many lines are stored nowhere, and so count as nothing. */
  let copyless = 0;
  for (const line of lines) {
    if (!isGood(line)) continue;
    good += 1;
    for (const field of unusedOf(line)) add(unused, field, 1);
    for (const row of line.rows) {
      // There is always a payload.
      if (row.stage === 'storage' && row.kg === 0) copyless += 1;
      add(rows, row.stage, 1);
      add(kg, row.stage, row.kg);
      if (row.embodied !== null) add(embodied, row.stage, row.embodied);
    }
  }
  const sum = (of: Partial<Record<Stage, number>>) => sumOf(stages, (stage) => of[stage] ?? 0);
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
  return {
    good,
    copyless,
    faulty: lines.length - good,
    kg,
    total: sum(kg),
    rows,
    allRows: sum(rows),
    parts,
    unused,
  };
}

/** The fields whose value no row of a line has. */
const unusedOf = ({ read, rows }: PlanLine) =>
  (Object.keys(read) as PlanField[]).filter(
    (field) =>
      field !== 'stage' &&
      field !== 'external_id' &&
      read[field] !== '0' &&
      rows.every(({ row }) => (row as Partial<Record<PlanField, unknown>>)[field] == null),
  );

/** Cells with the same fault: same field, same text. */
export type FaultGroup = { field: PlanField; text: string; message: string; indexes: number[] };

/** The faults, most frequent first; each is fixed once for all its lines. */
export function faultGroups(lines: readonly PlanLine[]): FaultGroup[] {
  const groups = new Map<string, FaultGroup>();
  for (const line of lines) {
    for (const [field, message] of Object.entries(line.faults) as [PlanField, string][]) {
      const text = line.given[field] ?? '';
      // A missing region depends on the country, and a faulty ID concerns one line.
      const key = `${field}\n${text}\n${field === 'region' || field === 'external_id' ? message : ''}`;
      const group = groups.get(key);
      if (group) group.indexes.push(line.index);
      else groups.set(key, { field, text, message, indexes: [line.index] });
    }
  }
  return [...groups.values()].sort((a, b) => b.indexes.length - a.indexes.length);
}

/** The edits, with another one of some lines. */
export function withEdit(edits: PlanEdits, indexes: readonly number[], edit: LineEdit): PlanEdits {
  const next = new Map(edits);
  for (const index of indexes) next.set(index, { ...next.get(index), ...edit });
  return next;
}
