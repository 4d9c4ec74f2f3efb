import {
  type ConsumptionInput,
  consumptionEmissions,
  countries,
  type DeliveryInput,
  deliveryEmissions,
  deliveryRegions,
  regions,
  type SelectionInput,
  type Stage,
  type StorageInput,
  selectionEmissions,
  stages,
  storageEmissions,
} from '@leaf/emissions';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { de } from '../../labels/de.ts';
import { english } from '../../labels/english.ts';
import { fr } from '../../labels/fr.ts';
import { createPlaces, placeLabels } from '../../places/places.ts';
import type { StageRow } from '../../types.ts';
import type { CampaignRows } from '../overview/EmissionsChart/emissionsSeries.ts';
import { type ExportWords, exportJson, exportTable } from './exports.ts';
import { fieldsOf, planFields } from './fields.ts';
import { checkLines } from './planLines.ts';
import { readSheet } from './reading/readSheet.ts';
import { recognise } from './recognise.ts';
import type { Sheet } from './sheet.ts';
import { rulesOf } from './testPlan.ts';
import { workbook } from './workbook.ts';
import { delimitedText } from './writing.ts';

/** Without characters that the API rejects in a name, and without line separators, which are read as spaces. */
const named = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 60 })
  .map((text) => text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\ufffe\uffff]/gu, '').trim())
  .filter((text) => text !== '');

/** Names that are difficult in files: formulas, quotes, separators, direction marks. */
const name = fc.oneof(
  named,
  fc
    .tuple(
      fc.constantFrom('=', '+', '-', '@', "'", "'=", "''-", '"', ';', ',', '\u202e', '<b>', '1e999'),
      named,
    )
    .map(([a, b]) => a + b),
);
const country = fc.constantFrom(...countries);
const impressions = fc.integer({ min: 0, max: 1e12 });
const size = fc.double({ min: 0, max: 1e9, noNaN: true }).map((value) => value || 0);
const share = fc.double({ min: 0, max: 1, noNaN: true }).map((value) => value || 0);
const copies = fc.integer({ min: 0, max: 1e6 });
const lines = fc.option(fc.integer({ min: 0, max: 1e6 }));
const external_id = fc.option(fc.uuid());

const base = { id: fc.nat(), name, external_id };
/** Values of all these fields: `fc.record` accepts any, and one that is left out would never be exported. */
type Every<Field extends string> = Record<Field | keyof typeof base, fc.Arbitrary<unknown>>;

const withoutTrace = <Row, Figures extends { trace: unknown }>(
  row: Row,
  { trace: _, ...figures }: Figures,
) => ({
  ...row,
  ...figures,
});

const stored: { [S in Stage]: fc.Arbitrary<StageRow[S]> } = {
  storage: fc
    .record({
      ...base,
      payload: size,
      ssd_copies: copies,
      hdd_copies: copies,
      lto_copies: copies,
      cloud_copies: copies,
    } satisfies Every<keyof StorageInput>)
    .map((row) => withoutTrace(row, storageEmissions(row))),
  selection: fc
    .record({
      ...base,
      level: fc.constantFrom(0, 1),
      country,
      region: fc.constantFrom(...regions),
      impressions,
      buy_type: fc.constantFrom('programmatic' as const, 'end-to-end' as const, 'direct' as const),
      ads_txt_lines: lines,
      placement_type: fc.constantFrom('display' as const, 'video' as const),
    } satisfies Every<keyof SelectionInput>)
    .map((row) => withoutTrace(row, selectionEmissions(row))),
  delivery: fc
    .record({
      ...base,
      level: fc.constantFrom(0, 1, 2, 3),
      country,
      place: fc.oneof(
        fc.record({ region: fc.constantFrom(...deliveryRegions) }),
        fc.record({ fixed_ratio: share }),
      ),
      impressions,
      placement_type: fc.constantFrom('display' as const, 'video_hai' as const, 'video_no_hai' as const),
      payload: size,
      completion_rate: share,
    } satisfies Every<Exclude<keyof DeliveryInput, 'region' | 'fixed_ratio' | 'mobile_ratio'> | 'place'>)
    .map(({ place, ...row }) => withoutTrace(row, deliveryEmissions({ ...row, ...place }))),
  consumption: fc
    .record({
      ...base,
      level: fc.constantFrom(0, 1),
      country,
      device_type: fc.constantFrom('mixed', 'mobile', 'tablet', 'pc', 'tv'),
      impressions,
      placement_type: fc.constantFrom('display' as const, 'video_hai' as const),
      view_time: fc.integer({ min: 0, max: 86_400 }),
    } satisfies Every<keyof ConsumptionInput>)
    .map((row) => withoutTrace(row, consumptionEmissions(row))),
};

const campaign: fc.Arbitrary<CampaignRows> = fc.record({
  storage: fc.array(stored.storage, { maxLength: 3 }),
  selection: fc.array(stored.selection, { maxLength: 3 }),
  delivery: fc.array(stored.delivery, { maxLength: 4 }),
  consumption: fc.array(stored.consumption, { maxLength: 3 }),
});

/** The inputs of a row: a delivery's ratio comes from its region if it has one. */
function entered(stage: Stage, row: StageRow[Stage]): Record<string, unknown> {
  const all = row as unknown as Record<string, unknown>;
  return Object.fromEntries(
    fieldsOf(stage).map((field) => [
      field,
      field === 'fixed_ratio' && all.region ? null : (all[field] ?? null),
    ]),
  );
}

const words: Record<string, ExportWords & { unit: string; revision: string }> = Object.fromEntries(
  Object.entries({ en: english, de, fr }).map(([language, all]) => [
    language,
    {
      fields: { ...all.rowFields, ...all.planFields },
      values: { ...all.rowWords, ...all.planFields },
      nameOf: createPlaces({ ...placeLabels, ...(all.places as typeof placeLabels), language }).nameOf,
      unit: 'kg CO2e',
      revision: all.planFields.revision,
    },
  ]),
);

async function imported(sheet: Sheet, { fields, values, nameOf }: ExportWords, stage?: Stage) {
  const vocabulary = { fields: [fields], values: [values] };
  const wanted = stage ? fieldsOf(stage) : planFields;
  const mapping = recognise(sheet, wanted, vocabulary, { nameOf });
  const rules = rulesOf(mapping, { stage, vocabulary, nameOf, unprotect: sheet.kind === 'delimited' });
  const lines = await checkLines(sheet, rules, new Map());
  return (lines ?? []).map(({ rows: [row], faults }) =>
    row
      ? { stage: row.stage, ...entered(row.stage, { ...row.row, external_id: row.external_id } as never) }
      : { faults },
  );
}

const expected = (rows: Partial<CampaignRows>) =>
  stages.flatMap((stage) => (rows[stage] ?? []).map((row) => ({ stage, ...entered(stage, row) })));

// Hundreds of files are written and read, on a computer that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe.each(Object.keys(words))('in %s', (language) => {
  const own = words[language] as (typeof words)[string];

  test.each([
    ['comma and point', { separator: ',', decimal: '.' as const }],
    ['semicolon and comma', { separator: ';', decimal: ',' as const }],
  ])('a campaign as CSV with %s is the same when imported again', async (_style, style) => {
    await fc.assert(
      fc.asyncProperty(campaign, async (rows) => {
        const text = `\uFEFF${delimitedText(exportTable(rows, own), style)}`;
        const sheet = await readSheet(bytesOf(text), { separator: style.separator });
        expect(await imported(sheet, own)).toEqual(expected(rows));
      }),
      { numRuns: 60 },
    );
  });

  test('a campaign as XLSX is the same when imported again', async () => {
    await fc.assert(
      fc.asyncProperty(campaign, async (rows) => {
        const sheet = await readSheet(await workbook(exportTable(rows, own), 'Rows'));
        expect(await imported(sheet, own)).toEqual(expected(rows));
      }),
      { numRuns: 30 },
    );
  });

  test.each(stages)('rows of %s are the same when imported again on their tab', async (stage) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(stored[stage] as fc.Arbitrary<never>, { minLength: 1, maxLength: 4 }),
        async (list) => {
          const rows = { [stage]: list };
          const style = { separator: ';', decimal: ',' as const };
          const sheet = await readSheet(bytesOf(delimitedText(exportTable(rows, own), style)));
          expect(await imported(sheet, own, stage)).toEqual(expected(rows));
        },
      ),
      { numRuns: 30 },
    );
  });
});

test('a campaign as JSON is the same when imported again', async () => {
  const own = words.en as (typeof words)[string];
  await fc.assert(
    fc.asyncProperty(campaign, async (rows) => {
      const sheet = await readSheet(bytesOf(exportJson({ name: 'Autumn' }, rows)));
      expect(await imported(sheet, own)).toEqual(expected(rows));
    }),
    { numRuns: 60 },
  );
});
