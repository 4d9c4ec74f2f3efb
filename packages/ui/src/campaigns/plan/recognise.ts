import { choiceFinder } from './choices.ts';
import { type ColumnRules, columnRules, counted, enoughScore } from './columnScore.ts';
import { isPercent, likelyUnit, signBeside, statedUnit } from './columnUnits.ts';
import { withoutCurrency } from './currency.ts';
import { isNumber, kindOf, type PlanField } from './fields.ts';
import { fold } from './fold.ts';
import { headerRowOf, isText, type PlanVocabulary, textOf } from './headers.ts';
import {
  type DecimalSign,
  decimalSignOf,
  magnitudeIn,
  numberIn,
  type SizeUnit,
  signBesideCounts,
  sizeUnits,
} from './numbersIn.ts';
import type { Cell, Sheet } from './sheet.ts';

/** The field of a column; null: left out. */
export type Column = PlanField | null;

/** The interpretation of a table: everything the user can correct. */
export type PlanMapping = {
  /** Index of the header row; -1 without one. */
  header: number;
  columns: Column[];
  decimal: DecimalSign;
  /** The unit of sizes in cells that state none. */
  unit: SizeUnit;
  /** Share columns whose numbers are percentages. */
  percent: readonly PlanField[];
};

/**
 * What is remembered of a mapping: fields by header, '' for a column that is left out, and the defaults for
 * what the file does not say.
 */
export type SavedMapping = {
  columns: Readonly<Record<string, string>>;
  decimal?: DecimalSign;
  /** `unit`: the unit of sizes. */
  defaults?: Readonly<Record<string, string | number | boolean | null>>;
};

type Match = { column: number; field: PlanField; score: number };

/** The fields that each column may have, the best match first. */
function matchesOf(
  header: readonly Cell[],
  columns: readonly ReadonlyMap<string, number>[],
  fields: readonly PlanField[],
  { scoreOf }: ColumnRules,
): Match[] {
  const matches = columns.flatMap((cells, column): Match[] => {
    const head = textOf(header[column]);
    // Results of a saved campaign are not fields of a plan, nor is money.
    if (/\bco2/i.test(head) || withoutCurrency(head) !== head) return [];
    return fields.map((field) => ({ column, field, score: scoreOf(field, head, cells) }));
  });
  return matches
    .filter(({ score }) => score >= enoughScore)
    .sort((a, b) => b.score - a.score || a.column - b.column);
}

/** What was chosen earlier for a header; null: left out, undefined: nothing that these fields have. */
function rememberedFor(
  { columns }: SavedMapping,
  header: Cell | undefined,
  fields: readonly PlanField[],
): Column | undefined {
  const key = fold(textOf(header));
  const chosen = Object.hasOwn(columns, key) ? columns[key] : undefined;
  return chosen === '' ? null : fields.find((field) => field === chosen);
}

/**
 * What was chosen earlier for each column. A choice does not hold where no cell can be read as its field, nor beside a
 * column that has the name of the field itself.
 */
function rememberedIn(
  saved: SavedMapping | undefined,
  header: readonly Cell[],
  columns: readonly ReadonlyMap<string, number>[],
  {
    fields,
    matches,
    rules: { fits, isNamed },
  }: { fields: readonly PlanField[]; matches: readonly Match[]; rules: ColumnRules },
): (Column | undefined)[] {
  const chosen = columns.map((_, column) => saved && rememberedFor(saved, header[column], fields));
  const named = (field: PlanField, column: number) => isNamed(field, textOf(header[column]));
  return chosen.map((field, column) => {
    if (!field || named(field, column)) return field;
    const isElsewhere = matches.some(
      (match) =>
        match.field === field &&
        match.score > enoughScore &&
        chosen[match.column] === undefined &&
        named(field, match.column),
    );
    return isElsewhere || !fits(field, columns[column] ?? new Map()) ? undefined : field;
  });
}

/** The field of each column: what was chosen earlier, otherwise its best match. No field has two columns. */
function chooseColumns(remembered: readonly (Column | undefined)[], matches: readonly Match[]): Column[] {
  const columns: Column[] = remembered.map(() => null);
  const settled = new Set<number>();
  remembered.forEach((field, column) => {
    if (field === undefined) return;
    settled.add(column);
    if (!columns.includes(field)) columns[column] = field;
  });
  for (const { column, field } of matches) {
    if (settled.has(column) || columns.includes(field)) continue;
    columns[column] = field;
    settled.add(column);
  }
  return columns;
}

/** Maps each column by its header, its content, and earlier choices for the same headers. */
export function recognise(
  { rows, separator }: Pick<Sheet, 'rows' | 'separator'>,
  fields: readonly PlanField[],
  vocabulary: PlanVocabulary,
  {
    saved,
    fallback = '.',
    nameOf = (place) => place,
    headerRow = headerRowOf(rows, vocabulary),
  }: {
    saved?: SavedMapping;
    /** The decimal sign if neither the numbers nor the separator reveal it. */
    fallback?: DecimalSign;
    /** The display name of a country or region. */
    nameOf?: (place: string) => string;
    headerRow?: number;
  } = {},
): PlanMapping {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const header = rows[headerRow] ?? [];
  const body = rows.slice(headerRow + 1);
  // Samples the whole length, because plans often repeat themselves at the start.
  const step = Math.max(1, Math.floor(body.length / 200));
  const sample = body.filter((_, index) => index % step === 0).slice(0, 200);
  const texts = Array.from({ length: width }, (_, column) => sample.map((row) => textOf(row[column])));

  const rules = columnRules(vocabulary, nameOf);
  const cells = texts.map(counted);
  const matches = matchesOf(header, cells, fields, rules);
  const remembered = rememberedIn(headerRow < 0 ? undefined : saved, header, cells, {
    fields,
    matches,
    rules,
  });
  const stage = chooseColumns(remembered, matches).indexOf('stage');
  // An ID stands once in a stage. In a report by country or day, that of a line item is that of many lines.
  const isId = (column: number) => {
    const ids = body
      .filter((row) => textOf(row[column]))
      .map((row) => `${textOf(row[stage])} ${textOf(row[column])}`);
    return ids.length - new Set(ids).size < Math.max(3, ids.length / 3);
  };
  const columns = chooseColumns(
    remembered,
    matches.filter(
      ({ column, field, score }) =>
        (field !== 'external_id' || isId(column)) &&
        // Of a column for each month or quartile, none is the whole.
        (!isNumber(field) ||
          !matches.some(
            (match) => match.column !== column && match.field === field && match.score === score,
          )),
    ),
  );
  if (headerRow < 0) addByContent(columns, sample, fields);

  const counts: string[] = [];
  const numeric = columns.flatMap((chosen, column) => {
    // A column that is left to be chosen tells as well how numbers are written.
    const field = chosen ?? matches.find((match) => match.column === column && isNumber(match.field))?.field;
    if (!field || !isNumber(field)) return [];
    // A number in a workbook says nothing about how the numbers in its text are written.
    const texts = sample.map((row) => row[column]).filter((cell) => typeof cell === 'string');
    if (kindOf(field) === 'whole' && magnitudeIn(textOf(header[column])) === 1) counts.push(...texts);
    return texts;
  });
  const decimal =
    decimalSignOf(numeric) ?? signBesideCounts(counts) ?? signBeside(separator) ?? saved?.decimal ?? fallback;
  const size = columns.indexOf('payload');
  const isVideo = videoFinder(columns, vocabulary);
  const sizesOf = (video: boolean) =>
    sample.filter((row) => isVideo(row) === video).map((row) => row[size] ?? null);
  const percent = columns.flatMap((field, column) =>
    field !== null && kindOf(field) === 'share' && isPercent(textOf(header[column]), texts[column] ?? [])
      ? [field]
      : [],
  );
  return {
    percent,
    header: headerRow,
    columns,
    decimal,
    unit:
      statedUnit(textOf(header[size]), fields) ??
      savedUnit(saved) ??
      likelyUnit({ video: sizesOf(true), display: sizesOf(false) }, decimal) ??
      'MB',
  };
}

/** Whether a line is one of a video, as far as its columns tell. */
function videoFinder(columns: readonly Column[], { values }: PlanVocabulary) {
  const column = columns.indexOf('placement_type');
  const find = choiceFinder('placement_type', values);
  return (row: readonly Cell[]) => find(textOf(row[column]))?.startsWith('video') === true;
}

/**
 * Without headers: the name is the column with the most distinct texts, the impressions the one with the
 * largest numbers.
 */
function addByContent(columns: Column[], sample: readonly (readonly Cell[])[], fields: readonly PlanField[]) {
  const best = (field: PlanField, measure: (cells: readonly Cell[]) => number) => {
    if (columns.includes(field) || !fields.includes(field)) return;
    let chosen = -1;
    let most = 0;
    columns.forEach((column, index) => {
      if (column !== null) return;
      const value = measure(sample.map((row) => row[index] ?? null));
      if (value > most) [chosen, most] = [index, value];
    });
    if (chosen >= 0) columns[chosen] = field;
  };
  best('name', (cells) => (cells.every((cell) => cell === null || isText(cell)) ? new Set(cells).size : 0));
  best('impressions', (cells) => {
    const numbers = cells.map((cell) => numberIn(textOf(cell), ',') ?? Number.NaN);
    return numbers.every((value) => Number.isInteger(value)) ? Math.max(...numbers) : 0;
  });
}

const savedUnit = (saved?: SavedMapping) => sizeUnits.find((unit) => unit === saved?.defaults?.unit);

/** What to remember of a mapping: what somebody chose. The rest is recognised again, in the next file by its own cells. */
export function savedMapping(
  { rows }: Pick<Sheet, 'rows'>,
  { header, columns, decimal, unit }: PlanMapping,
  before: PlanMapping,
  saved?: SavedMapping,
): SavedMapping {
  const known: Record<string, string> = { ...saved?.columns };
  const heads = (rows[header] ?? []).map((cell) => fold(textOf(cell)));
  columns.forEach((field, column) => {
    const key = heads[column] ?? '';
    // Of two columns with the same header, one cannot stand for both.
    const single = heads.indexOf(key) === heads.lastIndexOf(key);
    if (field !== before.columns[column] && single && key !== '' && key.length <= 100)
      known[key] = field ?? '';
  });
  return {
    ...saved,
    // If there are too many, the newest are kept.
    columns: Object.fromEntries(Object.entries(known).slice(-150)),
    ...(decimal !== before.decimal && { decimal }),
    ...(unit !== before.unit && { defaults: { ...saved?.defaults, unit } }),
  };
}
