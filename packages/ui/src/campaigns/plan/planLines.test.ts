import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { bodyOf, recheckLines, withEdit } from './planLines.ts';
import { planMessages } from './planMessages.ts';
import { plan } from './testPlan.ts';

test.each(['Sum', 'Total:', 'Gesamt', 'Summe', 'TOTAL'])('%s is no line of storage', async (word) => {
  const text = `Name,Payload (GB),SSD copies\nA,10,1\nSumatra,20,2\n${word},30,3`;
  const { sheet, mapping } = await plan(text, { stage: 'storage' });
  expect(bodyOf(sheet, mapping)).toEqual({ lines: [1, 2], leftOut: [3] });
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
  expect(bodyOf(sheet, mapping)).toEqual({ lines: [2], leftOut: [] });
  expect(sheet.rows[0]?.slice(3)).toEqual(['Laufzeit Start', 'Laufzeit Ende']);
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
  ['DV360 in crowns', 'Line Item,Country,Impressions,Cost', ['A,DE,10,5 kr', ',,20,1 200 kr']],
  ['Meta in zlotys', 'Ad set name,Country,Impressions,Currency', ['A,PL,10,PLN', ',,20,PLN']],
  [
    'DV360 with three columns',
    'Line Item,Country,Impressions',
    ['A,DE,10', ',,20', '', 'Report Time:,2026/11/24 08:12 GMT,', 'Group By:,Line Item,'],
  ],
  ['a pivot table', 'Name,Land,Impr.,Kosten', ['A,DE,10,1', 'Zwischensumme Video,,20,2']],
  [
    'each country',
    'Name,Country,Impr.,Kosten',
    ['A,DE,10,1', 'Total Germany,DE,20,2', 'Summe Frankreich,FR,9,9', 'Ø,,1,1'],
  ],
  [
    'a pivot table that repeats its labels',
    'Country,Publisher,Device,Impressions,Currency',
    ['DE,A,Desktop,10,EUR', 'DE,A Total,,10,EUR', 'DE Total,,,10,EUR', 'Total Result,,,10,EUR'],
  ],
  [
    'a pivot table in German',
    'Publisher,Land,Gerät,Impressions',
    ['A,DE,Desktop,10', 'A,Gesamt,,10', 'A Ergebnis,,,10', 'Summe A,DE,,10', 'Gesamt Ergebnis,,,10'],
  ],
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

test('the dashes below the header of a table in Markdown are no line', async () => {
  const text = '| Name | Country | Impr. |\n|:---|:-:|---:|\n| A | DE | 10 |\n| B | – | 20 |\n| – | – | – |';
  const { lines } = await plan(text);
  expect(lines.map(({ index }) => index)).toEqual([2, 3]);
});

test('the total that Meta writes first is no line, but a line without a name or country is one', async () => {
  const text = 'Ad set name,Country,Impressions,Reach\n,,30,9\nA,DE,10,5\n,,25,4\nC,FR,10,5\n,DE,10,5';
  const { sheet, mapping } = await plan(text);
  expect(bodyOf(sheet, mapping)).toEqual({ lines: [2, 3, 4, 5], leftOut: [1] });
});

test.each([
  ['total stands beside what it sums', ['DE,TOTAL,30', 'DE,A,10', 'DE,B,20', 'FR,TOTAL,5', 'FR,C,5'], [1, 4]],
  ['line of several has the audience Total', ['A,DE,Total,10', 'B,DE,Total,20'], []],
  ['placement begins with its publisher', ['A,A Gesamt,DE,10', 'B,B Nord,DE,20'], []],
  ['customer is called like the total of a country', ['Total IT,Mobile,10', 'Total France,Desktop,20'], []],
  ['country has its total', ['A,Mobile,10', 'Total France,France,10', 'Total PR,,20'], [2, 3]],
  ['name has such a word beside what nothing else is called', ['Team Total,DE,10', 'B,DE,20'], []],
])('a %s', async (_what, lines, leftOut) => {
  const head = lines[0]?.split(',').map((_, at) => `Column ${at}`) ?? [];
  const { sheet } = await plan([head.join(','), ...lines].join('\n'));
  expect(bodyOf(sheet, { header: 0 }).leftOut).toEqual(leftOut);
});

test('lines that look like totals can be taken in, and left out again', async () => {
  const { sheet, rules, lines } = await plan(
    'Advertiser,Country,Impressions\nTotal,FR,10\nNike,FR,20\nTotal,FR,30',
  );
  expect(lines.map(({ index }) => index)).toEqual([2]);
  const takenIn = withEdit(new Map(), [1, 3], { out: false });
  const all = recheckLines(sheet, rules, takenIn, lines, new Set([1, 3]));
  expect(all.map(({ read }) => read.impressions)).toEqual(['10', '20', '30']);
  const without = recheckLines(sheet, rules, withEdit(takenIn, [3], { out: true }), all, new Set([3]));
  expect(without.map(({ index }) => index)).toEqual([1, 2]);
});

test.each([
  ...[
    'Gesamtkampagne',
    'Total campagne',
    'TOTAL MEDIA',
    'Total H.T.',
    'Total 2026',
    'Total Q4',
    'Total digital',
  ],
  ...[
    'Total Online',
    'Gesamt Online',
    'Gesamt (alle Medien)',
    'SUMME GESAMT',
    'Kampagne gesamt',
    'Insgesamt',
  ],
  ...['Endsumme', 'Somme totale', 'S/Total', 'Zw.-Summe', 'Übertrag', 'Campaign total', 'Σ', '∑'],
  ...['Zwischentotal', 'Suma', 'Totale'],
])('%s is no line, whatever its figures', async (word) => {
  const { sheet, mapping } = await plan(
    `Placement;Land;Impressions;Kosten\nA;DE;10;1\n${word};;99;9\nB;DE;20;2`,
  );
  expect(bodyOf(sheet, mapping)).toEqual({ lines: [1, 3], leftOut: [2] });
});

test.each(['Total Sports Network', 'Total Online', 'Gesamtkampagne', 'Übertragung', 'Sumatra'])(
  'a placement may be called %s',
  async (name) => {
    const { lines } = await plan(
      `Placement;Land;Impressions;Gerät\nA;DE;10;PC\n${name};FR;30;Handy\nB;DE;20;PC`,
    );
    expect(lines.map(({ read, cautions }) => [read.name, cautions])).toEqual([
      ['A', {}],
      [name, {}],
      ['B', {}],
    ]);
  },
);

test('sums of the lines above are no lines in any language, part by part and all together', async () => {
  const { sheet, mapping } = await plan(
    [
      'Name;Land;Impressions;Format',
      ...['A;DE;1.000;Banner', 'B;DE;2.500,5;Banner', 'Yhteensä;;3.500,5;'],
      ...['Video;;;', 'C;FR;400;Video', 'D;FR;500;Video', 'Łącznie;;900;', '', 'Kaikki;;4.400,5;'],
    ].join('\n'),
  );
  expect(bodyOf(sheet, mapping)).toEqual({ lines: [1, 2, 5, 6], leftOut: [3, 4, 7, 9] });
});

test('the total of a single line is no line if it is called one and says nothing else', async () => {
  const text = [
    'Name;Impressions;Format',
    ...['A;1000;Banner', 'Summe Display;1000;', 'B;500;Video', 'Total Vídeo;500;', 'TOTAL CAMPAÑA;1500;'],
    ...['C;700;Banner', 'Total Energies;700;Banner', 'D;800;Video', 'Gesamtpaket;800;'],
  ].join('\n');
  const { sheet, mapping } = await plan(text);
  expect(bodyOf(sheet, mapping)).toEqual({ lines: [1, 3, 6, 7, 8, 9], leftOut: [2, 4, 5] });
});

test('parts of a line are no lines, and end no part of the plan', async () => {
  const text = [
    'Name;Impressions;Format',
    ...['A;1000;Banner', 'davon Mobile;600;Banner', 'Dont desktop;400;', 'B;500;Video', 'Yhteensä;1500;'],
    ...['C;700;Video', 'of which CTV;100;Video', 'D;800;Video', 'Davonport;100;Video'],
  ].join('\n');
  const { sheet, mapping } = await plan(text);
  expect(bodyOf(sheet, mapping)).toEqual({ lines: [1, 4, 6, 8, 9], leftOut: [2, 3, 5, 7] });
});

test.each([
  [
    ['Display;3000', 'A;2000', 'B;1000', 'Video;1500', 'C;1500', 'Gesamtergebnis;4500'],
    [4, 1],
  ],
  [['Display;3000', 'A;2000', 'B;1000', 'Video;1500', 'C;1500'], undefined],
  [
    ['All;1500;A', 'PC;500;A', 'TV;1000;A', 'All;250;B', 'PC;250;B', 'Total;1750;'],
    [4, 1],
  ],
])('headings of %j are to be checked if the total is half of all lines', async (rows, sums) => {
  const { sheet, mapping } = await plan(['Name;Impressions;Placement', ...rows].join('\n'));
  expect(bodyOf(sheet, mapping).sums).toEqual(sums);
});

test('a line that says as much as those whose sum it is stays, with a caution', async () => {
  const text = 'Name;Land;Impressions;Format\nA;DE;1.000;Banner\nB;DE;1.000;Banner\nC;FR;2.000;Video';
  const { sheet, rules, lines } = await plan(text);
  expect(lines.map(({ cautions }) => cautions)).toEqual([{}, {}, { impressions: planMessages.sumOfAbove }]);
  const bare = await plan(text.replace('C;FR', 'Yhteensä;').replace('Video', ''));
  const back = withEdit(new Map(), [3], { out: false, country: 'FR' });
  expect(bare.lines).toHaveLength(2);
  expect(recheckLines(bare.sheet, rules, back, bare.lines, new Set([3]))).toHaveLength(3);
  expect(sheet.rows).toHaveLength(4);
});

test('a line twice as large as the one above is no sum, nor is one of a saved campaign', async () => {
  const two = await plan('Name,Country,Impressions\nA,DE,10\n,,\nB,DE,10');
  const saved = ['Selection', 'Delivery', 'Consumption'].map(
    (stage, at) => `${stage},A,DE,${at === 2 ? 20 : 10}`,
  );
  const campaign = await plan(['Stage,Name,Country,Impressions', ...saved].join('\n'));
  expect([two, campaign].flatMap(({ lines }) => lines.map(({ cautions }) => cautions))).toEqual(
    Array(5).fill({}),
  );
});

const headed = 'Placement;Format;Impressions';

test('a heading with the sum of the lines below it is none, even of a single one', async () => {
  const text = [headed, 'VIDEO;;300', 'A;Video;100', 'B;Video;200', 'AUDIO;;50', 'C;Audio;50', 'D;Banner;7'];
  const { sheet, mapping } = await plan(text.join('\n'));
  expect(bodyOf(sheet, mapping)).toEqual({ lines: [2, 3, 5, 6], leftOut: [1, 4] });
});

test('of headings that say as much as their lines, each is to be checked, those of headings too', async () => {
  const german = ['DE;DE;600', 'A;DE;300', 'B;DE;100', 'C;DE;200', 'D;DE;300', 'E;DE;120', 'F;DE;180'];
  const of = [...german, 'FR;FR;9', 'G;FR;4', 'H;FR;5'];
  const { lines } = await plan(['Name;Country;Impressions', ...of].join('\n'));
  expect(lines.filter(({ cautions }) => cautions.impressions).map(({ index }) => index)).toEqual([
    1, 2, 5, 8,
  ]);
});

test.each([
  ['as large as the next', ['A;Video;100', 'B;Video;100', 'C;Video;100']],
  ['as large as some that follow, but not all', ['A;Video;300', 'B;Video;100', 'C;Video;200', 'D;Video;5']],
  ['without a format, but larger than the next', ['A;;300', 'B;Video;100', 'C;Video;100']],
  ['of none', ['A;;0', 'B;Video;0', 'C;Video;0']],
  ['as large as the one below another without figures', ['A;;300', 'B;Video;TBC', 'C;Video;300']],
  [
    'of a format as large as the one below another without figures',
    ['A;Video;9', 'B;Video;TBC', 'C;Video;9'],
  ],
])('a line %s is no heading', async (_what, of) => {
  const { sheet, mapping } = await plan([headed, ...of].join('\n'));
  expect(bodyOf(sheet, mapping)).toEqual({ lines: of.map((_, at) => at + 1), leftOut: [] });
});
