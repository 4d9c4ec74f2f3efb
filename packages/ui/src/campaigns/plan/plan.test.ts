import { countries, type Stage, stages } from '@leaf/emissions';
import { describe, expect, test } from 'vitest';
import { de } from '../../labels/de.ts';
import { english } from '../../labels/english.ts';
import { languages } from '../../labels/languages.ts';
import { createPlaces, placeLabels } from '../../places/places.ts';
import { rowMessages } from '../row/rules.ts';
import { type ChoiceFieldName, choiceFinder, choices } from './choices.ts';
import { countryOf, similarCountry } from './countries.ts';
import { everyLanguage } from './everyLanguage.ts';
import { planFields } from './fields.ts';
import { bodyOf, checkLines, faultGroups, planTotals, recheckLines, withEdit } from './planLines.ts';
import { planMessages } from './planMessages.ts';
import { readSheet } from './reading/readSheet.ts';
import { recognise } from './recognise.ts';
import { exampleIn, templateTable } from './templates.ts';
import { noWords, plan } from './testPlan.ts';
import { workbook } from './workbook.ts';
import { delimitedText } from './writing.ts';

const german = [
  'Mediaplan Herbst;;;;;;',
  'Stand;22.11.2026;;;;;',
  'ID;Platzierung;Land;Impressions;Werbeform;Dateigröße (KB);Sichtdauer',
  'A1;Startseite;Deutschland;1.250.000;Banner;150;12',
  'A2;Sport;Österreich;80.000;Video;2.500,5;0:15',
  'A3;Wetter;Deutchland;10.000;Banner;150;4',
  'Gesamt;;;1.340.000;;;',
].join('\r\n');

describe('a German media plan', () => {
  test('is recognised with preamble, units and decimal commas, and its total is no line', async () => {
    const { sheet, mapping, lines } = await plan(german);
    expect(mapping).toMatchObject({ header: 2, decimal: ',', unit: 'KB' });
    expect(mapping.columns).toEqual([
      'external_id',
      'name',
      'country',
      'impressions',
      'placement_type',
      'payload',
      'view_time',
    ]);
    expect(bodyOf(sheet, mapping)).toEqual({ lines: [3, 4, 5], leftOut: [6] });
    expect(lines.map(({ read }) => read.impressions)).toEqual(['1250000', '80000', '10000']);
  });

  test('becomes rows of three stages at the best level that its columns allow', async () => {
    const { lines } = await plan(german);
    expect(lines[0]?.rows).toMatchObject([
      {
        stage: 'selection',
        external_id: 'A1',
        row: { name: 'Startseite', level: 0, country: 'Germany', region: 'Europe', impressions: 1_250_000 },
      },
      { stage: 'delivery', row: { level: 1, payload: 0.15, region: 'Europe', placement_type: 'display' } },
      { stage: 'consumption', row: { level: 1, view_time: 12, device_type: 'mixed' } },
    ]);
    expect(lines[1]?.rows).toMatchObject([
      { row: { placement_type: 'video' } },
      { row: { placement_type: 'video_hai', payload: 2.5005 } },
      { row: { view_time: 15 } },
    ]);
  });

  test('names the faulty cell, and mends all lines with it at once', async () => {
    const { sheet, rules, lines } = await plan(german);
    const [group] = faultGroups(lines);
    expect(group).toEqual({
      field: 'country',
      text: 'Deutchland',
      message: planMessages.countryUnknown,
      indexes: [5],
    });
    expect(similarCountry('Deutchland')).toBe('Germany');
    const edits = withEdit(new Map(), [5], { country: 'Germany' });
    const mended = recheckLines(sheet, rules, edits, lines, new Set([5]));
    expect(planTotals(mended)).toMatchObject({
      good: 3,
      faulty: 0,
      rows: { selection: 3, delivery: 3, consumption: 3 },
    });
  });

  test('leaves lines out, and puts them back with what was mended', async () => {
    const { sheet, rules, lines } = await plan('ID;Name;Land;Impressions\nA;Eins;DE;10\nA;Zwei;Östereich;20');
    const first = withEdit(withEdit(new Map(), [2], { country: 'Austria' }), [1], { out: true });
    const without = recheckLines(sheet, rules, first, lines, new Set([1, 2]));
    // Its ID is no longer that of another line.
    expect(without).toMatchObject([{ index: 2, faults: {}, read: { country: 'Austria' } }]);
    expect(await checkLines(sheet, rules, first)).toEqual(without);
    const back = withEdit(first, [1], { out: false });
    expect(recheckLines(sheet, rules, back, without, new Set([1]))).toMatchObject([
      { index: 1, faults: {} },
      { index: 2, read: { country: 'Austria' }, faults: { external_id: planMessages.idTwice('2') } },
    ]);
  });

  test('from a row tab has rows of that stage alone', async () => {
    const { lines } = await plan(german, { stage: 'delivery' });
    expect(lines[0]?.rows.map(({ stage }) => stage)).toEqual(['delivery']);
  });
});

const all = await Promise.all(
  Object.entries(languages).map(async ([language, { words }]) => ({
    language,
    words: { ...english, ...(await words()) },
  })),
);
const every = await everyLanguage();

describe.each(all)('$language', ({ language, words }) => {
  /** Named in `fields.ts` and `choices.ts`; other languages are known once their words are loaded. */
  const vocabulary = ['en', 'de', 'fr'].includes(language) ? noWords : every;

  test('its headers are known to readers of other languages', () => {
    const shown: Record<string, string> = { ...words.rowFields, ...words.planFields };
    const headers = planFields.map((field) => shown[field] ?? field);
    const row = planFields.map(() => '');
    const sheet = { rows: [headers, row, row] };
    expect(recognise(sheet, planFields, vocabulary, { headerRow: 0 }).columns).toEqual(planFields);
    // No language takes a word of another for a different field.
    expect(recognise(sheet, planFields, every, { headerRow: 0 }).columns).toEqual(planFields);
  });

  test('so are its words for choices', () => {
    const all: Record<string, string> = { ...words.rowWords, ...words.planFields };
    for (const field of Object.keys(choices) as ChoiceFieldName[]) {
      const find = choiceFinder(field, vocabulary.values);
      for (const choice of choices[field]) {
        const word = all[choice] ?? choice;
        expect(find(word), `${field}: ${word}`).toBe(choice);
      }
    }
  });

  test.each([undefined, ...stages])('a template of %s has no faults', async (stage) => {
    const { nameOf } = createPlaces({ ...placeLabels, ...(words.places as typeof placeLabels), language });
    const fields = { ...words.rowFields, ...words.planFields };
    const values = { ...words.rowWords, ...words.planFields };
    const table = templateTable(stage, { fields, values, nameOf });
    const text = delimitedText(table, { separator: ';', decimal: ',' });
    const { lines } = await plan(text, {
      stage,
      nameOf,
      vocabulary: { fields: [fields], values: [values] },
    });
    expect(lines.map(({ faults }) => faults)).toEqual([{}]);
    expect(lines[0]?.rows.map((row) => row.stage)).toEqual(
      stage ? [stage] : ['selection', 'delivery', 'consumption'],
    );
  });

  test.each([undefined, ...stages])(
    'the example of a template of %s is known until it is changed',
    async (stage) => {
      const { nameOf } = createPlaces({ ...placeLabels, ...(words.places as typeof placeLabels), language });
      const fields = { ...words.rowFields, ...words.planFields };
      const values = { ...words.rowWords, ...words.planFields };
      const [head = [], example = []] = templateTable(stage, { fields, values, nameOf });
      const find = async (source: string | Uint8Array) =>
        exampleIn((await readSheet(source)).rows, { fields: [fields], values: [values] }, nameOf);
      const own = example.map((cell) => (typeof cell === 'number' ? cell + 1 : cell));
      const table = [head, own, example];
      expect(await find(delimitedText(table, { separator: ';', decimal: ',' }))).toBe(2);
      expect(await find(delimitedText(table, { separator: ',', decimal: '.' }))).toBe(2);
      expect(await find(await workbook(table, 'Plan'))).toBe(2);
      const changed = example.map((_, at) =>
        example.map((cell, column) => (column === at && cell ? `${cell}1` : cell)),
      );
      const others = changed.filter((row) => row.join() !== example.join());
      expect(await find(await workbook([head, own, ...others], 'Plan'))).toBeUndefined();
    },
  );

  test('every country is known by its name', () => {
    const { nameOf } = createPlaces({ ...placeLabels, ...(words.places as typeof placeLabels), language });
    for (const country of countries) expect(countryOf(nameOf(country)), nameOf(country)).toBe(country);
  });
});

test.each<[string, Stage, string, object]>([
  [
    'a measured ratio in per cent',
    'delivery',
    'Name,Country,Impressions,Fixed ratio\nA,DE,10,70%',
    { fixed_ratio: 0.7, mobile_ratio: 0.3 },
  ],
  [
    'completion of a video',
    'delivery',
    'Name,Country,Impressions,Format,Weight (MB),VCR %\nA,DE,10,Video,2,71',
    { level: 2, completion_rate: 0.71, payload: 2 },
  ],
  [
    'lines of a programmatic buy',
    'selection',
    'Name,Country,Impressions,Buy type,ads.txt lines\nA,US,10,RTB,700',
    { level: 1, ads_txt_lines: 700, region: 'North America' },
  ],
  ['a direct buy', 'selection', 'Name,Country,Impressions,Buy type\nA,DE,10,Direkt', { buy_type: 'direct' }],
  [
    'storage in its own unit',
    'storage',
    'Name,Payload (MB),SSD copies,Cloud\nA,500,2,1',
    { payload: 0.5, ssd_copies: 2, cloud_copies: 1, hdd_copies: 0 },
  ],
])('%s', async (_what, stage, text, row) => {
  const { lines } = await plan(text, { stage });
  expect(lines[0]?.faults).toEqual({});
  expect(lines[0]?.rows[0]?.row).toMatchObject(row);
});

const header = ['Name', 'Country', 'Impressions', 'Payload', 'VCR (%)'];

test('sizes with three decimals are megabytes, not kilobytes', async () => {
  const sizes = [0.951, 1.234, 2.105];
  const rows = sizes.map((size) => ['A', 'DE', 1000, size, null]);
  const text = delimitedText([header, ...rows], { separator: ',', decimal: '.' });
  for (const source of [text, await workbook([header, ...rows], 'Plan')]) {
    const { mapping, lines } = await plan(source);
    expect(mapping.unit).toBe('MB');
    expect(lines.map(({ read }) => Number(read.payload))).toEqual(sizes);
  }
});

test.each([
  ['fractions, as a workbook stores per cent', [0.75, 1], ['0.75', '1']],
  ['per cent', [75, 1], ['0.75', '0.01']],
])('a column in %% may have %s', async (_what, given, shares) => {
  const rows = given.map((rate) => ['A', 'DE', 1000, 2, rate]);
  const { lines } = await plan(await workbook([header, ...rows], 'Plan'));
  expect(lines.map(({ read }) => read.completion_rate)).toEqual(shares);
});

test('a number above 1 among shares does not make them per cent', async () => {
  const { mapping, lines } = await plan(
    'Name;Land;Impressions;File size (MB);VTR;Werbeform\nA;DE;1;2;0,75;Video\nB;DE;1;2;0,8;Video\nC;DE;1;2;70;Video',
  );
  expect(mapping.percent).toEqual([]);
  expect(lines.map(({ read }) => read.completion_rate)).toEqual(['0.75', '0.8', '70']);
  expect(lines[2]?.faults.completion_rate).toBeDefined();
});

test.each([
  ['VTR', planMessages.shareOrPercent],
  ['VTR (%)', '0.01'],
])('a single fraction among percentages below %s is refused, unless it has their sign', async (vtr, one) => {
  const head = ['Name', 'Land', 'Impressions', 'File size (MB)', vtr, 'Werbeform'];
  const cells = [75, 80.5, 0, 0.75, 1, '0.5 %'];
  const bytes = await workbook([head, ...cells.map((rate) => ['A', 'DE', 1, 2, rate, 'Video'])], 'Plan');
  const { mapping, lines, sheet, rules } = await plan(bytes);
  expect(mapping.percent).toEqual(['completion_rate']);
  expect(lines.map(({ faults, read }) => faults.completion_rate ?? read.completion_rate)).toEqual([
    ...['0.75', '0.805', '0', planMessages.shareOrPercent, one, '0.005'],
  ]);
  const edits = withEdit(new Map(), [4], { completion_rate: '0.75' });
  const [, , , mended] = recheckLines(sheet, rules, edits, lines, new Set([4]));
  expect(mended).toMatchObject({ faults: {}, read: { completion_rate: '0.75' } });
});

test('what is edited is in the unit that is shown, and goes back to the file in its own', async () => {
  const head = ['Name', 'Land', 'Impressions (Tsd.)', 'File size (KB)', 'VTR (%)', 'Sichtdauer (Min.)'];
  const { sheet, rules, lines } = await plan(`${head.join(';')}\nA;DE;150;abc;72,5;2\nB;DE;150;180;72,5;2`);
  expect(lines[0]?.read).toMatchObject({ impressions: '150000', completion_rate: '0.725', view_time: '120' });
  const typed = { impressions: '250000', payload: '0,2', completion_rate: '0,8', view_time: '30' };
  const edits = new Map([[1, typed]]);
  const [edited] = recheckLines(sheet, rules, edits, lines, new Set([1]));
  expect(edited).toMatchObject({
    read: { impressions: '250000', payload: '0.2', completion_rate: '0.8', view_time: '30' },
    given: typed,
    inFile: { impressions: '250', payload: '200', completion_rate: '80', view_time: '0,5' },
  });
  const own = new Map([[1, { impressions: '1,5 Mio.', payload: '150 KB', completion_rate: '80 %' }]]);
  expect(recheckLines(sheet, rules, own, lines, new Set([1]))[0]?.read).toMatchObject({
    ...{ impressions: '1500000', payload: '0.15', completion_rate: '0.8' },
  });
});

test('impressions in thousands are multiplied, unless a cell says how many it means', async () => {
  const { lines } = await plan('Name;Land;Impressions (Tsd.)\nA;DE;1.500\nB;DE;2,5\nC;DE;1,2 Mio.\nD;DE;9O');
  expect(lines.map(({ read }) => read.impressions)).toEqual(['1500000', '2500', '1200000', undefined]);
});

test.each([
  ['10.000', '0.5'],
  ['10,000', '0,5'],
])('impressions of %s beside a size of %s may be thousands, and are refused', async (impressions, size) => {
  const { lines } = await plan(`Name\tCountry\tImpressions\tSize (MB)\nA\tDE\t${impressions}\t${size}`);
  expect(lines[0]).toMatchObject({ faults: { impressions: rowMessages.impressionsRequired }, rows: [] });
});

test('copies that may be thousands are refused', async () => {
  const text = 'Name;Payload (GB);SSD copies\nA;0.5;1.000\nB;0.25;2.0';
  const { lines } = await plan(text, { stage: 'storage' });
  expect(lines.map(({ faults }) => faults)).toEqual([{ ssd_copies: rowMessages.linesInvalid }, {}]);
});

test('a number of a workbook stands in the decimal sign in which it is edited', async () => {
  const bytes = await workbook([header, ['A', 'DE', 1000, 1.234, '0,5']], 'Plan');
  const { sheet, rules, lines } = await plan(bytes);
  expect(rules.mapping.decimal).toBe(',');
  const [line] = lines;
  expect(line).toMatchObject({ given: { payload: '1,234' }, read: { payload: '1.234' } });
  const edits = withEdit(new Map(), [1], { payload: line?.given.payload?.replace('4', '5') ?? '' });
  const [edited] = recheckLines(sheet, rules, edits, lines, new Set([1]));
  expect(edited?.read.payload).toBe('1.235');
});

test('a country without network shares asks for the delivery region', async () => {
  const { lines, sheet, rules } = await plan('Name,Country,Impressions\nA,Kenya,10');
  expect(lines[0]?.faults).toEqual({ region: planMessages.deliveryRegionNeeded('Kenya') });
  const edits = withEdit(new Map(), [1], { region: 'Europe' });
  const [mended] = recheckLines(sheet, rules, edits, lines, new Set([1]));
  // Half of the electricity of selection is that of the continent.
  expect(mended?.rows[0]?.row).toMatchObject({ country: 'Kenya', region: 'Africa' });
  expect(mended?.rows[1]?.row).toMatchObject({ region: 'Europe' });
});

test.each([
  ['en', rowMessages, 'Enter 1,000,000,000,000 or less.'],
  ['de', de.rowMessages, 'Geben Sie höchstens 1.000.000.000.000 ein.'],
])('a limit is written as other numbers, in %s', async (_language, words, message) => {
  const messages = { ...rowMessages, ...planMessages, ...words };
  const { lines } = await plan('Name,Country,Impressions\nA,DE,1000000000001', { messages });
  expect(lines[0]?.faults.impressions).toBe(message);
});

describe('hostile cells', () => {
  const cells = (name: string, impressions = '10') =>
    `"Name","Country","Impressions"\n"${name}",DE,"${impressions}"`;

  test.each(['=1+1', "=HYPERLINK('x')", '+1', '@SUM(1)', '\u202egnp.exe', '<script>alert(1)</script>'])(
    '%j is kept as text',
    async (name) => {
      const { lines } = await plan(cells(name), { unprotect: true });
      expect(lines[0]?.rows[0]?.row).toMatchObject({ name });
    },
  );

  test.each([
    ['a NUL in a name', cells('a\u0000b'), 'name'],
    ['40 kB in a name', cells('x'.repeat(40_000)), 'name'],
    ['infinite impressions', cells('A', '1e999'), 'impressions'],
    ['negative impressions', cells('A', '-5'), 'impressions'],
    ['a formula for impressions', cells('A', '=1+1'), 'impressions'],
    ['half an impression', cells('A', '0.5'), 'impressions'],
    ['more than the limit', cells('A', '1000000000001'), 'impressions'],
    ['not a number', cells('A', 'NaN'), 'impressions'],
    ['what an object inherits', '"Name","Country","Impressions"\nA,constructor,5\nB,DE,5\nC,FR,5', 'country'],
  ])('%s is refused at its cell', async (_name, text, field) => {
    const { lines } = await plan(text);
    expect(Object.keys(lines[0]?.faults ?? {})).toEqual([field]);
    expect(lines[0]?.rows).toEqual([]);
  });
});
