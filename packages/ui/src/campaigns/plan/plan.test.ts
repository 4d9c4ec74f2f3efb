import { countries, type Stage, stages } from '@leaf/emissions';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { de } from '../../labels/de.ts';
import { english } from '../../labels/english.ts';
import { fr } from '../../labels/fr.ts';
import { createPlaces, placeLabels } from '../../places/places.ts';
import { rowMessages } from '../row/rules.ts';
import { type ChoiceFieldName, choiceFinder, choices } from './choices.ts';
import { countryOf, similarCountry } from './countries.ts';
import { type PlanField, planFields } from './fields.ts';
import type { PlanVocabulary } from './headers.ts';
import type { PlanRules } from './planLine.ts';
import { bodyOf, checkLines, faultGroups, planTotals, recheckLines, withEdit } from './planLines.ts';
import { planMessages } from './planMessages.ts';
import { readSheet } from './reading/readSheet.ts';
import { recognise } from './recognise.ts';
import { templateTable } from './templates.ts';
import { workbook } from './workbook.ts';
import { delimitedText } from './writing.ts';

const noWords: PlanVocabulary = { fields: [], values: [] };

const rulesOf = (mapping: PlanRules['mapping'], more: Partial<PlanRules> = {}): PlanRules => ({
  mapping,
  stages: ['selection', 'delivery', 'consumption'],
  defaults: { placement: 'display', video: 'video_hai', device: 'mixed', buyType: 'programmatic' },
  messages: { ...rowMessages, ...planMessages },
  vocabulary: noWords,
  nameOf: createPlaces(placeLabels).nameOf,
  unprotect: true,
  ...more,
});

async function plan(
  source: string | Uint8Array,
  more: Partial<PlanRules> = {},
  fields: readonly PlanField[] = planFields,
) {
  const sheet = await readSheet(source);
  const mapping = recognise(sheet, fields, noWords);
  const rules = rulesOf(mapping, more);
  const lines = (await checkLines(sheet, rules, new Map())) ?? [];
  return { sheet, mapping, rules, lines };
}

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
    const edits = withEdit(new Map(), [5], 'country', 'Germany');
    const mended = recheckLines(sheet, rules, edits, lines, new Set([5]));
    expect(planTotals(mended)).toMatchObject({
      good: 3,
      faulty: 0,
      rows: { selection: 3, delivery: 3, consumption: 3 },
    });
  });

  test('from a row tab has rows of that stage alone', async () => {
    const { lines } = await plan(german, { stage: 'delivery' });
    expect(lines[0]?.rows.map(({ stage }) => stage)).toEqual(['delivery']);
  });
});

const reports: [string, string, readonly (string | null)[]][] = [
  [
    'Campaign Manager 360',
    [
      'Campaign Manager 360 Report',
      'Date Range,1/1/2026 - 1/31/2026',
      '',
      'Placement ID,Placement,Site (CM360),Country,Creative Type,Platform Type,Impressions,Date',
      '123,Home MPU,Example,Germany,Display,Desktop,"1,204,567",2026-01-02',
      '124,Home Video,Example,France,In-Stream Video,Connected TV,"204,567",2026-01-02',
      'Grand Total:,,,,,,"1,409,134",',
    ].join('\n'),
    ['external_id', 'name', null, 'country', 'placement_type', 'device_type', 'impressions', null],
  ],
  [
    'DV360',
    'Line Item,Line Item ID,Country,Device Type,Impressions,Completion Rate (Video)\nPreroll DE,77,DE,Smart Phone,100000,71.5%\nBanner FR,78,FR,Computer,50000,0%',
    ['name', 'external_id', 'country', 'device_type', 'impressions', 'completion_rate'],
  ],
  [
    'Google Ads',
    'Campaign\tCountry/Territory\tDevice\tImpr.\tCampaign type\nBrand\tUnited Kingdom\tMobile phones\t12,000\tVideo\nBrand\tUnited States\tTV screens\t9,000\tDisplay',
    ['name', 'country', 'device_type', 'impressions', 'placement_type'],
  ],
  [
    'Meta',
    'Ad set name,Ad set ID,Country,Impression device,Impressions,Video average play time\nA,9,US,iPhone,1000,6\nB,10,GB,Desktop,2000,4',
    ['name', 'external_id', 'country', 'device_type', 'impressions', 'view_time'],
  ],
];

test.each(reports)('an export of %s is recognised', async (_name, text, columns) => {
  const { mapping, lines } = await plan(text);
  expect(mapping.columns).toEqual(columns);
  expect(lines.flatMap(({ faults }) => Object.entries(faults))).toEqual([]);
  expect(lines).toHaveLength(2);
});

test('a paste without headers is recognised by its contents', async () => {
  const { mapping } = await plan(
    'Startseite\tDE\t120000\tVideo\nSport\tAT\t5000\tDisplay\nWetter\tCH\t800\tVideo',
  );
  expect(mapping).toMatchObject({
    header: -1,
    columns: ['name', 'country', 'impressions', 'placement_type'],
  });
});

describe.each([
  ['en', english],
  ['de', de],
  ['fr', fr],
] as const)('%s', (language, words) => {
  test('its headers are known without its words', () => {
    const shown: Record<string, string> = { ...words.rowFields, ...words.planFields };
    const headers = planFields.map((field) => shown[field] ?? field);
    const row = planFields.map(() => '');
    const sheet = { rows: [headers, row, row] };
    expect(recognise(sheet, planFields, noWords, { headerRow: 0 }).columns).toEqual(planFields);
  });

  test('its words for choices are known without them', () => {
    const all: Record<string, string> = { ...words.rowWords, ...words.planFields };
    for (const field of Object.keys(choices) as ChoiceFieldName[]) {
      const find = choiceFinder(field, []);
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
    const table = templateTable(stage, { fields, values, nameOf }, 'Example');
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

  test('every country is known by its name', () => {
    const { nameOf } = createPlaces({ ...placeLabels, ...(words.places as typeof placeLabels), language });
    for (const country of countries) expect(countryOf(nameOf(country)), nameOf(country)).toBe(country);
  });
});

test.each([
  ['DEU', 'Germany'],
  ['de', 'Germany'],
  ['USA', 'United States'],
  ['UK', 'United Kingdom'],
  ['Holland', 'Netherlands'],
  ['Großbritannien', 'United Kingdom'],
  ['ÖSTERREICH', 'Austria'],
  ['\u202aFrance\u202c', 'France'],
  ['Germany (DE)', 'Germany'],
  ['Germany [GER]', 'Germany'],
  ['DE - Germany', 'Germany'],
  ['Österreich – AT', 'Austria'],
  ['DE - France', undefined],
  ['Germany - Video', undefined],
  ['Turkey', 'Türkiye'],
  ['Türkei', 'Türkiye'],
  ['Czech Republic', 'Czechia'],
  ['Ivory Coast', "Côte d'Ivoire"],
  ['Tschechien', countryOf('CZ')],
  ['Suisse', 'Switzerland'],
  ['Atlantis', undefined],
  ['', undefined],
])('%s is %s', (cell, country) => expect(countryOf(cell)).toBe(country));

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

test('impressions in thousands are multiplied, unless a cell says how many it means', async () => {
  const { lines } = await plan('Name;Land;Impressions (Tsd.)\nA;DE;1.500\nB;DE;2,5\nC;DE;1,2 Mio.\nD;DE;9O');
  expect(lines.map(({ read }) => read.impressions)).toEqual(['1500000', '2500', '1200000', undefined]);
});

test('a number of a workbook stands in the decimal sign in which it is edited', async () => {
  const bytes = await workbook([header, ['A', 'DE', 1000, 1.234, '0,5']], 'Plan');
  const { sheet, rules, lines } = await plan(bytes);
  expect(rules.mapping.decimal).toBe(',');
  const [line] = lines;
  expect(line).toMatchObject({ given: { payload: '1,234' }, read: { payload: '1.234' } });
  const edits = withEdit(new Map(), [1], 'payload', line?.given.payload?.replace('4', '5') ?? '');
  const [edited] = recheckLines(sheet, rules, edits, lines, new Set([1]));
  expect(edited?.read.payload).toBe('1.235');
});

test.each(['Sum', 'Total:', 'Gesamt', 'Summe', 'TOTAL'])('%s is no line of storage', async (word) => {
  const text = `Name,Payload (GB),SSD copies\nA,10,1\nSumatra,20,2\n${word},30,3`;
  const { sheet, mapping } = await plan(text, { stage: 'storage' });
  expect(bodyOf(sheet, mapping)).toEqual({ lines: [1, 2], leftOut: [3] });
});

test('a country without network shares asks for the delivery region', async () => {
  const { lines, sheet, rules } = await plan('Name,Country,Impressions\nA,Kenya,10');
  expect(lines[0]?.faults).toEqual({ region: planMessages.deliveryRegionNeeded('Kenya') });
  const edits = withEdit(new Map(), [1], 'region', 'Europe');
  const [mended] = recheckLines(sheet, rules, edits, lines, new Set([1]));
  // Half of the electricity of selection is that of the continent.
  expect(mended?.rows[0]?.row).toMatchObject({ country: 'Kenya', region: 'Africa' });
  expect(mended?.rows[1]?.row).toMatchObject({ region: 'Europe' });
});

test('sizes that say their unit do not tell that of the column', async () => {
  const { mapping, lines } = await plan(
    'Name,Country,Impressions,Size\nA,DE,10,150k\nB,DE,10,200k\nC,DE,10,2',
  );
  expect(mapping.unit).toBe('MB');
  expect(lines.map(({ read }) => read.payload)).toEqual(['0.15', '0.2', '2']);
});

test('the formats of an agency are kinds of placements', async () => {
  const formats = [
    'Medium Rectangle',
    'Billboard',
    'Halfpage Ad',
    'Wallpaper',
    'PreRoll 20"',
    'Billboard Video',
  ];
  const rows = formats.map((format, index) => `Platz ${index};DE;10;${format}`);
  const { mapping, lines } = await plan(['Platzierung;Land;Impressions;Werbeform', ...rows].join('\n'));
  expect(mapping.columns).toEqual(['name', 'country', 'impressions', 'placement_type']);
  expect(lines.map(({ read }) => read.placement_type)).toEqual([
    ...['display', 'display', 'display', 'display', 'video', 'video'],
  ]);
});

test('text that spans lines of a workbook is that of each, but figures and totals are not', async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Plan',
        rows: [
          ['Land', 'Platzierung', 'Leistung', null, 'Budget'],
          [null, null, 'Ad Impressions', 'Klicks'],
          [null, null, '(Tsd.)', null, '€'],
          ['Deutschland', 'A', 1000, 5, 100],
          [null, 'Video'],
          [null, 'B', 2000, 5, null],
          [null, 'Summe', 3000, 10, 100],
          ['Frankreich', 'C', 500, 5, 10],
        ],
        merges: [
          { startRow: 0, startCol: 0, endRow: 1, endCol: 0 },
          { startRow: 0, startCol: 1, endRow: 1, endCol: 1 },
          { startRow: 3, startCol: 0, endRow: 6, endCol: 0 },
          { startRow: 3, startCol: 4, endRow: 5, endCol: 4 },
        ],
      },
    ],
  });
  const { sheet, mapping, lines } = await plan(bytes);
  expect(mapping.columns.slice(0, 3)).toEqual(['country', 'name', 'impressions']);
  expect(bodyOf(sheet, mapping)).toEqual({ lines: [3, 5, 7], leftOut: [4, 6] });
  expect(sheet.rows[5]?.[4] ?? null).toBeNull();
  expect(lines.map(({ read }) => [read.country, read.impressions])).toEqual([
    ['Germany', '1000000'],
    ['Germany', '2000000'],
    ['France', '500000'],
  ]);
});

test('a second row of the header below cells that span both is no line', async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Plan',
        rows: [
          ['Name', 'Land', 'Impressions', 'Laufzeit', null],
          [null, null, null, 'Start', 'Ende'],
          ['A', 'DE', 10, '1.10.', '31.10.'],
        ],
        merges: [0, 1, 2].map((startCol) => ({ startRow: 0, startCol, endRow: 1, endCol: startCol })),
      },
    ],
  });
  const { sheet, mapping } = await plan(bytes);
  expect(bodyOf(sheet, mapping)).toEqual({ lines: [2], leftOut: [1] });
});

const unitRows = ['(000)\tkB\t%', 'in Tsd.\tKB\t[%]', "'000\tKB\tin %"];
test.each(unitRows)('a row of units, %j, belongs to the header above it', async (units) => {
  const { sheet, mapping, lines } = await plan(
    `Name\tCountry\tImpressions\tSize\tVCR\nUnit\t\t${units}\nA\tDE\t1500\t0.5\t70\nB\tDE\t20\t40\t0.9`,
  );
  expect(mapping).toMatchObject({ header: 0, unit: 'KB', percent: ['completion_rate'] });
  expect(bodyOf(sheet, mapping)).toEqual({ lines: [2, 3], leftOut: [] });
  expect(lines.map(({ read }) => read)).toMatchObject([
    { impressions: '1500000', payload: '0.0005', completion_rate: '0.7' },
    { impressions: '20000', payload: '0.04', completion_rate: '0.009' },
  ]);
});

test.each([
  ['a line with a number', 'A\tDE\t%\t5'],
  ['a line of words', 'Go\tDE\topen\topen'],
])('%s below the header is no row of units', async (_what, line) => {
  const { lines } = await plan(`Name\tCountry\tImpressions\tSize\n${line}\nB\tDE\t20\t40`);
  expect(lines.map(({ index }) => index)).toEqual([1, 2]);
});

test.each(['--', ' –', 'n/a', 'N/A'])('%j in a report is a blank cell', async (nothing) => {
  const head = 'Campaign,Country/Territory,Impr.,Video played to 100%';
  const { lines } = await plan(`${head}\nA,DE,10,${nothing}\n${nothing},DE,10,${nothing}\nC,NA,10,45%`);
  expect(lines.map(({ read }) => read)).toMatchObject([
    { name: 'A', country: 'Germany' },
    { name: nothing.trim() },
    { country: 'Namibia', completion_rate: '0.45' },
  ]);
  expect(lines[0]).toMatchObject({ faults: {}, given: { completion_rate: '' } });
});

test('a name with the word of a choice in it is no choice', async () => {
  const { mapping } = await plan(
    'Insertion Order,Line Item,Country,Impressions,Note,Kind\nIO 1,A,DE,10,Mobile first,Video\nIO 2,B,DE,10,On TV and tablet,Display',
  );
  expect(mapping.columns).toEqual([null, 'name', 'country', 'impressions', null, 'placement_type']);
});

test.each([
  [
    'Google Ads',
    'Campaign,Country,Impr.,Cost',
    ['A,DE,10,1', 'Total: Account, --,20,2', 'Total: Campaigns, --,20,2'],
  ],
  ['Google Ads in German', 'Kampagne,Land,Impr.,Kosten', ['A,DE,10,1', 'Gesamt: Konto,,20,2']],
  ['a French agency', 'Support,Pays,Impressions,Budget', ['A,FR,10,1', 'TOTAL HT,,20,2', 'Total TTC,,,3']],
  ['Meta with a currency', 'Ad set name,Country,Impressions,Currency', ['A,DE,10,EUR', ',,20,EUR']],
  [
    'DV360 with three columns',
    'Line Item,Country,Impressions',
    ['A,DE,10', ',,20', '', 'Report Time:,2026/11/24 08:12 GMT,', 'Group By:,Line Item,'],
  ],
  ['a pivot table', 'Name,Land,Impr.,Kosten', ['A,DE,10,1', 'Zwischensumme Video,,20,2']],
  [
    'DV360',
    'Line Item,Country,Impressions,Clicks',
    [
      'A,DE,10,1',
      ',,20,2',
      '',
      'Report Time:,2026/11/24 08:12 GMT,,',
      'Date Range:,2026/11/01 to 2026/11/23,,',
    ],
  ],
])('totals and remarks of %s are no lines', async (_of, head, [line = '', ...others]) => {
  const { sheet, mapping } = await plan([head, line, ...others].join('\n'));
  const leftOut = others.flatMap((other, at) => (other === '' ? [] : [at + 2]));
  expect(bodyOf(sheet, mapping)).toEqual({ lines: [1], leftOut });
});

test('the total that Meta writes first is no line, but a line without a name or country is one', async () => {
  const text = 'Ad set name,Country,Impressions,Reach\n,,30,9\nA,DE,10,5\n,,20,4\nC,FR,10,5\n,DE,10,5';
  const { sheet, mapping } = await plan(text);
  expect(bodyOf(sheet, mapping)).toEqual({ lines: [2, 3, 4, 5], leftOut: [1] });
});

test('an ID stands once in a stage', async () => {
  const { lines } = await plan('ID,Name,Country,Impressions\nX,A,DE,10\nX,B,DE,10');
  expect(lines[1]?.faults).toEqual({ external_id: planMessages.idTwice('2') });
});

test.each([
  ['names with such words', ['Spiegel_Display_300x250', 'Zeit_Video', 'Video North'], 'name'],
  ['kinds alone', ['Display', 'Video', 'Display'], 'placement_type'],
])('a column of placements may have %s', async (_what, placements, field) => {
  const rows = placements.map((placement) => `${placement},DE,10`);
  const { mapping } = await plan(['Placement,Country,Impressions', ...rows].join('\n'));
  expect(mapping.columns).toEqual([field, 'country', 'impressions']);
});

test('a column of placements has kinds with their sizes where another has the names', async () => {
  const { mapping } = await plan(
    'Bezeichnung;Platzierung;Land;Impressions\nA;Banner 300x250;DE;10\nB;Video 20 s;DE;10',
  );
  expect(mapping.columns).toEqual(['name', 'placement_type', 'country', 'impressions']);
});

test.each([
  [
    'Kampagnenname,Anzeigengruppenname,Land,Impression-Gerät,Impressionen',
    [null, 'name', 'country', 'device_type', 'impressions'],
  ],
  [
    "Nom de la campagne,Nom de l'ensemble de publicités,Pays,Appareil,Impressions",
    [null, 'name', 'country', 'device_type', 'impressions'],
  ],
  [
    'Placement,Creative-Typ,Land,Plattformtyp,Impressionen',
    ['name', null, 'country', 'device_type', 'impressions'],
  ],
])('the report %s is recognised', async (head, columns) => {
  const { mapping } = await plan(`${head}\nKreis,Mobil,DE,Smartphone,10\nVideo,Rund,AT,Tablet,20`);
  expect(mapping.columns).toEqual(columns);
});

test.each([
  ['by line item', ['1', '2', '3', '4', '4'], 'external_id'],
  ['by line item and day', ['1', '1', '1', '2', '2'], null],
])('an ID of a report %s', async (_by, ids, column) => {
  const rows = ids.map((id) => `${id},A,DE,10`);
  const { mapping } = await plan(['Line Item ID,Line Item,Country,Impressions', ...rows].join('\n'));
  expect(mapping.columns).toEqual([column, 'name', 'country', 'impressions']);
});

test('an ID of a saved campaign stands in several stages', async () => {
  const rows = ['L-1', 'L-2', 'L-3'].flatMap((id) =>
    ['Selection', 'Delivery', 'Consumption'].map((stage) => `${stage},A,${id},DE,10`),
  );
  const { mapping } = await plan(['Stage,Name,External ID,Country,Impressions', ...rows].join('\n'));
  expect(mapping.columns).toEqual(['stage', 'name', 'external_id', 'country', 'impressions']);
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
