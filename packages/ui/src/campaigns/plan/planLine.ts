import { deliveryRegions, type Stage, regions as selectionRegions } from '@leaf/emissions';
import { withoutNoise } from '../../format/withoutNoise.ts';
import { areaRegionsOf } from '../../places/regions.ts';
import { sumOf } from '../../sumOf.ts';
import type { RowMessages } from '../row/rules.ts';
import { type ChoiceFieldName, choiceFinder, choices } from './choices.ts';
import { countryOf } from './countries.ts';
import { fieldsOf, isNumber, kindOf, type PlanField, planFields, planStages } from './fields.ts';
import { isNothing, type PlanVocabulary, textOf } from './headers.ts';
import type { PlanMessages } from './planMessages.ts';
import { numberOf, oneOf, shownUnits, type Units, unitsOf, written } from './planNumbers.ts';
import type { PlanMapping } from './recognise.ts';
import { regionFinder } from './regionFinder.ts';
import { type SavedRow, savedCells } from './savedCells.ts';
import type { Cell, Sheet } from './sheet.ts';
import {
  type Figures,
  type PlanDefaults,
  type ReadCells,
  type StagePayloads,
  stageRows,
} from './stageRows.ts';

/** A row to create from a line. */
export type PlanRow = Figures &
  {
    [S in Stage]: { stage: S; external_id: string | null; row: StagePayloads[S] };
  }[Stage];

/** A line of the plan as it will be imported. */
export type PlanLine = {
  /** Index of its row in the sheet. */
  index: number;
  /** The text of its cells, edits included. */
  given: Partial<Record<PlanField, string>>;
  /** Edited numbers in the unit of their column, where the file does not use that of the row. */
  inFile: Partial<Record<PlanField, string>>;
  /** The values read: codes of the API, plain numbers; absent where a cell is blank or cannot be read. */
  read: ReadCells;
  /** A message for each faulty cell. */
  faults: Partial<Record<PlanField, string>>;
  /** A message for each cell worth checking; the line can still be imported. */
  cautions: Partial<Record<PlanField, string>>;
  /** Empty if there are faults. */
  rows: PlanRow[];
  /** kg CO2e of its rows. */
  kg: number;
};

/**
 * The cells of a line that were edited in the preview. Numbers are in the unit in which the preview shows them, whatever
 * the column of the file has.
 */
export type LineEdit = Partial<Record<PlanField, string>> & {
  /** Whether the line is left out; false takes it in even if it looks like a total. */
  out?: boolean;
};

/** What was edited, by row of the sheet. */
export type PlanEdits = ReadonlyMap<number, LineEdit>;

export type PlanRules = {
  mapping: PlanMapping;
  /** The one stage that the lines belong to; undefined for a media plan. */
  stage?: Stage;
  /** The stages in which the lines of a media plan create rows. */
  stages: readonly Stage[];
  defaults: PlanDefaults;
  /** The row of the campaign that has an ID. */
  savedOf?: (stage: Stage, external_id: string) => SavedRow | undefined;
  messages: RowMessages & PlanMessages;
  vocabulary: PlanVocabulary;
  /** The display name of a country or region. */
  nameOf: (place: string) => string;
  /** Undo the protection of text in delimited files: `'=1` stands for `=1`. */
  unprotect?: boolean;
};

export const longestId = 100;

const control = /\p{Cc}/u;

/** How the times and dates of a workbook are read. */
const madeATime = /^\d+:\d\d \(h:mm\)$|^\d{4}-\d\d-\d\d$/;

/** The text of a cell; line breaks and tabs become spaces. */
const singleLine = (text: string) => text.replace(/[\t\r\n]+/g, ' ').trim();

/** Turns rows of a sheet into lines. Create one per mapping: it caches its lookups. */
export function lineReader(sheet: Pick<Sheet, 'rows'>, rules: PlanRules) {
  const { mapping, messages, defaults } = rules;
  const finders = Object.fromEntries(
    (Object.keys(choices) as ChoiceFieldName[]).map((field) => [
      field,
      choiceFinder(field, rules.vocabulary.values),
    ]),
  ) as Record<ChoiceFieldName, (cell: string) => string | undefined>;
  const region = regionFinder(rules.nameOf);
  const found = new Map<string, string | undefined>();
  const country = (cell: string) => {
    if (!found.has(cell)) found.set(cell, countryOf(cell));
    return found.get(cell);
  };
  const columnOf = new Map<PlanField, number>();
  mapping.columns.forEach((field, column) => {
    if (field !== null) columnOf.set(field, column);
  });
  const headerOf = (field: PlanField) => textOf(sheet.rows[mapping.header]?.[columnOf.get(field) ?? -1]);
  const fileUnits = unitsOf(mapping, headerOf);

  /** The value of a cell, or a message that says why there is none. */
  function read(
    field: PlanField,
    text: string,
    cell: Cell,
    stage: string | undefined,
    units: Units,
  ): { value: string; caution?: string } | { fault: string } {
    if (text === '') return { value: '' };
    const kind = kindOf(field);
    if (kind === 'text') {
      if (control.test(text)) return { fault: messages.controlCharacters };
      if (field === 'external_id' && text.length > longestId) return { fault: messages.idTooLong(longestId) };
      return { value: text };
    }
    if (kind === 'country') {
      const value = country(text);
      return value === undefined ? { fault: messages.countryUnknown } : { value };
    }
    if (kind === 'region') {
      const value = region(text);
      return value === undefined ? { fault: messages.regionUnknown } : { value };
    }
    if (kind === 'choice') {
      const name = field as ChoiceFieldName;
      // A line break separates the devices of a cell.
      const value = finders[name](String(cell));
      if (value !== undefined) return { value };
      return { fault: choicesOf(name, rules) };
    }
    const value = numberOf(field, text, cell, { stage, units, decimal: mapping.decimal });
    if (value === null) return { fault: madeATime.test(text) ? messages.madeATime : messages.notANumber };
    // `10.000` in a file that writes 0.5 may be 10000: it is refused, as 12.500 is for its fraction.
    if (kind === 'whole' && value < 1000 && /^\D*[1-9]\d*[.,]000\b/.test(text))
      return { fault: field === 'impressions' ? messages.impressionsRequired : messages.linesInvalid };
    // A workbook has 75 % as 0.75, which among percentages may be either; so may any 1 if no header says `%`.
    if (units.percent.includes(field) && value > 0 && !text.includes('%')) {
      const told = headerOf(field).includes('%');
      if (told ? typeof cell === 'number' && value < 0.01 : value <= 0.01)
        return { fault: messages.shareOrPercent };
    }
    // The model takes whole seconds. A part of one is refused: it would count as none.
    const whole = kindOf(field) === 'seconds' && value >= 0.5 ? Math.round(value) : value;
    return { value: written(whole), ...(whole !== value && { caution: messages.rounded(text) }) };
  }

  return (index: number, edits?: PlanEdits): PlanLine => {
    const row = sheet.rows[index] ?? [];
    const changed = edits?.get(index);
    const line: PlanLine = {
      index,
      given: {},
      inFile: {},
      read: {},
      faults: {},
      cautions: {},
      rows: [],
      kg: 0,
    };
    const unread: Partial<Record<PlanField, string>> = {};
    for (const field of planFields) {
      const column = columnOf.get(field);
      const edited = changed?.[field];
      if (column === undefined && edited === undefined) continue;
      const cell = edited ?? row[column ?? -1] ?? null;
      const told = singleLine(unprotected(cell, rules.unprotect === true && edited === undefined));
      const text = kindOf(field) !== 'text' && isNothing(told) ? '' : told;
      // A number of a workbook stands in the sign of the text.
      line.given[field] =
        typeof cell === 'number' && isNumber(field) ? text.replace('.', mapping.decimal) : text;
      const stage = rules.stage ?? line.read.stage;
      const result = read(field, text, cell, stage, edited === undefined ? fileUnits : shownUnits);
      if ('fault' in result) unread[field] = result.fault;
      else if (result.value !== '') {
        line.read[field] = result.value;
        if (result.caution) line.cautions[field] = result.caution;
        const one = edited !== undefined && isNumber(field) && oneOf(field, stage, fileUnits);
        if (one && one !== 1) {
          const inFile = withoutNoise(Number(result.value) / one);
          line.inFile[field] = written(inFile).replace('.', mapping.decimal);
        }
      }
    }
    if (defaults.country && line.given.country === undefined) line.read.country = defaults.country;
    addRows(line, unread, rules);
    return line;
  };
}

/** Delimited files put an apostrophe before text that a spreadsheet would take for a formula. */
function unprotected(cell: Cell, protectedText: boolean): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return written(cell);
  return protectedText && /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

/** The region from the stage's list: the one named in the file, otherwise that of the country. */
function regionFor(stage: Stage, line: PlanLine, rules: PlanRules): string {
  const { country, region } = line.read;
  const list: readonly string[] = stage === 'delivery' ? deliveryRegions : selectionRegions;
  // Where the country has no network shares, it is the region closest to it: its electricity is still its own.
  const closest =
    stage === 'selection' &&
    stagesOf(line, rules).includes('delivery') &&
    country !== undefined &&
    areaRegionsOf(country).delivery_region === undefined &&
    deliveryRegions.some((name) => name === region);
  if (region !== undefined && !closest) {
    const same = list.find((name) => name === region || rules.nameOf(name) === rules.nameOf(region));
    if (same) return same;
  }
  if (country === undefined) return '';
  return areaRegionsOf(country)[stage === 'delivery' ? 'delivery_region' : 'region'] ?? '';
}

/** The stages in which a line creates rows. */
export function stagesOf(
  line: Pick<PlanLine, 'read'>,
  { stage, stages, mapping }: PlanRules,
): readonly Stage[] {
  if (stage) return [stage];
  // A saved campaign names the stage of each line.
  if (mapping.columns.includes('stage')) return line.read.stage ? [line.read.stage as Stage] : [];
  return planStages.filter((one) => stages.includes(one));
}

/** A payload above this is rather a decimal sign that was taken for a separator of thousands. */
const LARGE_MB = 100;

function addRows(line: PlanLine, unread: Partial<Record<PlanField, string>>, rules: PlanRules) {
  const { messages, defaults } = rules;
  const wanted = stagesOf(line, rules);
  // If the stage of a line is unknown, nothing else can be checked.
  if (wanted.length === 0) line.faults.stage = unread.stage ?? choicesOf('stage', rules);
  const rows: PlanRow[] = [];
  for (const stage of wanted) {
    const id = line.read.external_id;
    const saved = id === undefined ? undefined : rules.savedOf?.(stage, id);
    const cells: ReadCells = saved ? savedCells(stage, saved, line) : { ...line.read };
    const { country } = cells;
    const keepsRegion = saved?.region && saved.country === country && line.given.region === undefined;
    if (fieldsOf(stage).includes('region') && !keepsRegion)
      cells.region = regionFor(stage, { ...line, read: { ...line.read, country } }, rules);
    const { faults, payload, figures } = stageRows[stage](cells, defaults, messages);
    for (const [field, message] of Object.entries(faults) as [PlanField, string][]) {
      if (field !== 'region') line.faults[field] ??= message;
      else if (line.read.country)
        line.faults.region ??= messages.deliveryRegionNeeded(rules.nameOf(line.read.country));
    }
    const external_id = line.read.external_id ?? null;
    if (payload) rows.push({ ...figures, stage, external_id, row: payload } as PlanRow);
  }
  const { region: noRegion, ...others } = unread;
  Object.assign(line.faults, others);
  // `Bayern` beside Germany: the region follows from the country.
  if (noRegion && line.read.country) line.cautions.region = noRegion;
  else if (noRegion) line.faults.region = noRegion;
  if (Object.keys(line.faults).length > 0) return;
  line.rows = rows;
  line.kg = sumOf(rows, ({ kg }) => kg);
  if (wanted.includes('delivery') && Number(line.read.payload) > LARGE_MB)
    line.cautions.payload = messages.largePayload;
  if (line.read.impressions === '0') line.cautions.impressions = messages.zeroImpressions;
}

const choicesOf = (field: ChoiceFieldName, { messages, vocabulary }: PlanRules) =>
  messages.choiceUnknown(choices[field].map((choice) => vocabulary.values[0]?.[choice] ?? choice).join(', '));
