import { expect, test } from 'vitest';
import { bodyOf } from './planLines.ts';
import { sheetLimits } from './sheet.ts';
import { plan } from './testPlan.ts';

const first = [
  'Placement;Land;Impressions;Netto;Format',
  'A;DE;500.000;9.000;Banner',
  'B;DE;400.000;8.000;Banner',
];
const readOf = ({ lines }: Awaited<ReturnType<typeof plan>>) =>
  lines.map(({ read }) => [read.name, read.impressions, read.placement_type, read.device_type]);
const above = [
  ['A', '500000', 'display', undefined],
  ['B', '400000', 'display', undefined],
];

test.each([
  [
    'with its columns in another order',
    'Placement;Land;Netto;Impressions;Format',
    'C;DE;12.000;800.000;Video',
    undefined,
  ],
  ['in other words', 'Platzierung;Netto;Werbeform;AI;Markt', 'C;12.000;Video;800.000;AT', undefined],
  [
    'that has a column more',
    'Impressions;Netto;Land;Placement;Device;Format',
    '800.000;12.000;DE;C;TV;Video',
    'tv',
  ],
  [
    'that has several columns more',
    'Placement;Land;Impressions;Format;Device;VTR;Dateigröße;Sichtdauer',
    'C;DE;800.000;Video;TV;80%;4,5 MB;8',
    'tv',
  ],
  ['with a gap', 'Placement;;Land;Impressions;Format', 'C;x;DE;800.000;Video', undefined],
])('a second table %s is read by its own header', async (_how, head, line, device) => {
  const found = await plan([...first, '', 'Video', head, line].join('\n'));
  expect(readOf(found)).toEqual([...above, ['C', '800000', 'video', device]]);
  expect(bodyOf(found.sheet, found.mapping).leftOut).toEqual([4, 5]);
  expect(found.lines.flatMap(({ faults }) => Object.keys(faults))).toEqual([]);
});

test.each([
  ['in another unit', 'Placement;Land;Impressions (000);Netto;Format'],
  ['of which the model has no name', 'Placement;Land;Kontakte;Netto;Format'],
  ['in money', 'Placement;Land;Impressions (€);Netto;Format'],
])('a line is stopped where its own header has impressions %s', async (_what, head) => {
  const { lines } = await plan([...first, head, 'C;DE;800;12.000;Video'].join('\n'));
  expect(lines.map(({ faults }) => Object.keys(faults))).toEqual([[], [], ['impressions']]);
});

test.each([
  ['in one line', ['Herbst;DE;1.700.000;27.000'], 'Impressions'],
  ['in rounded thousands', ['Herbst;DE;1.720;27.000'], 'Impressions (000)'],
  [
    'with a total',
    ['Spiegel;DE;900.000;18.000', 'YouTube;DE;800.000;9.000', 'Summe;;1.700.000;27.000'],
    'AI',
  ],
])('a table above that sums up the lines %s is no part of the plan', async (_how, lines, impressions) => {
  const found = await plan(
    [
      `Kampagne;Land;${impressions};Netto`,
      ...lines,
      '',
      'Placement;Land;Impressions;Format;Device;VTR',
      'A;DE;500.000;Banner;PC;',
      'B;DE;400.000;Banner;PC;',
      '',
      'Placement;Land;Impressions;Format',
      'C;DE;800.000;Video',
    ].join('\n'),
  );
  expect(readOf(found).map(([name]) => name)).toEqual(['A', 'B', 'C']);
});

test.each([
  ['in megabytes', 'Dateigröße (MB)', '4,125', '4.125'],
  ['in its cells', 'Dateigröße (MB)', '900 KB', '0.9'],
  ['in the same unit', 'Gewicht (KB)', '4125', '4.125'],
])('sizes of a second table %s are read as such', async (_how, head, size, payload) => {
  const { lines } = await plan(
    [
      'Placement;Land;Impressions;Dateigröße (KB)',
      'A;DE;500.000;150,5',
      '',
      `Placement;Land;${head};VTR;Impressions`,
      `C;DE;${size};0,8;800.000`,
    ].join('\n'),
  );
  expect(lines.map(({ read }) => read.payload)).toEqual(['0.1505', payload]);
});

test('a table may follow that has the columns of the first again', async () => {
  const found = await plan(
    [
      ...first,
      'Land;Placement;Format;Impressions',
      'DE;C;Video;7',
      ...first.map((line) => line.replace('A;', 'D;')),
    ].join('\n'),
  );
  expect(readOf(found).map(([name, impressions]) => [name, impressions])).toEqual([
    ['A', '500000'],
    ['B', '400000'],
    ['C', '7'],
    ['D', '500000'],
    ['B', '400000'],
  ]);
});

test('lines of words alone are no header of another table', async () => {
  const { sheet, lines } = await plan(
    'Placement;Land;Impressions;Format\nSite Video;DE;TBC;Video\nMedium;AT;TBC;Format A',
  );
  expect(lines).toHaveLength(2);
  expect(sheet.rows[2]).toEqual(['Medium', 'AT', 'TBC', 'Format A']);
});

test('the second row of a pasted header is no line', async () => {
  const text = 'Name\tLand\tImpressions\tLaufzeit\tLaufzeit\nName\t\t\tStart\tEnde\nA\tDE\t10\t1.10.\t31.10.';
  const { sheet, mapping } = await plan(text);
  expect(bodyOf(sheet, mapping)).toEqual({ lines: [2], leftOut: [1] });
});

test.each([
  ['months', 'Oct;Nov', [null, null]],
  ['weeks', '40;41', [null, null]],
  ['years', '2026;2027', [null, null]],
  ['months and their total', 'Oct;Total', [null, 'impressions']],
  ['what was booked and what came', 'Booked;Delivered', [null, null]],
  ['what counts as one and what does not', 'Viewable;Impressions', [null, 'impressions']],
])('of impressions over %s, only a total is all of them', async (_what, below, columns) => {
  const text = `Name;Country;Impressions;;Budget\n;;${below};€\nA;DE;100;300;5`;
  const { sheet, mapping } = await plan(text);
  expect(mapping.columns).toEqual(['name', 'country', ...columns, null]);
  expect(bodyOf(sheet, mapping)).toEqual({ lines: [2], leftOut: [] });
});

test.each([
  ['a total without a word', ';;3000;90'],
  ['a remark', ';;;note'],
])('%s below a header that has a blank cell is no part of it', async (_what, below) => {
  const { sheet, mapping, lines } = await plan(
    `Ad set name;Country;Impressions;\n${below}\nA;DE;1000;30\nB;DE;2000;60`,
  );
  expect(sheet.rows[0]).toEqual(['Ad set name', 'Country', 'Impressions', '']);
  expect(bodyOf(sheet, mapping)).toMatchObject({ lines: [2, 3], leftOut: [1] });
  expect(lines.map(({ read }) => read.impressions)).toEqual(['1000', '2000']);
});

test('the unit below a header over several columns is that of one', async () => {
  const { sheet, lines } = await plan('Name;Land;Leistung;\n;;Impressions (Tsd.);Klicks\nA;DE;2;3');
  expect(sheet.rows[0]).toEqual(['Name', 'Land', 'Leistung Impressions (Tsd.)', 'Leistung Klicks']);
  expect(lines[0]?.read.impressions).toBe('2000');
});

test('months below the header of a further table are stopped as well', async () => {
  const more = ['Placement;Land;Impressions;', ';;Okt;Nov', 'C;DE;500;600'];
  const { lines } = await plan([...first, ...more].join('\n'));
  expect(lines.map(({ index, faults }) => [index, ...Object.keys(faults)])).toEqual([
    [1],
    [2],
    [5, 'impressions'],
  ]);
});

test.each([
  ['a column without a name', 'Name;Country;Impressions;\nA;DE;10;x'],
  ['two columns for each header', 'Name;;Country;;Impressions;\nA;B;DE;;10;\nC;D;FR;;10;'],
  ['a blank first cell', ';Name;Country;Impressions;\n1;A;DE;10;'],
])('a line below %s is no header', async (_what, text) => {
  const { sheet, mapping } = await plan(text);
  expect(bodyOf(sheet, mapping).lines[0]).toBe(1);
  expect(sheet.rows[0]?.filter(Boolean)).toEqual(text.split('\n')[0]?.split(';').filter(Boolean));
});

test('a header that is repeated leaves its columns where they are, although two have one name', async () => {
  const head = 'Name;Land;Impressions;Laufzeit;Laufzeit';
  const { sheet, mapping } = await plan(`${head}\nA;DE;1;1.10.;31.10.\n${head}\nB;DE;2;1.11.;30.11.`);
  expect(bodyOf(sheet, mapping)).toEqual({ lines: [1, 3], leftOut: [2] });
  expect(sheet.rows[3]).toEqual(['B', 'DE', '2', '1.11.', '30.11.']);
});

test('however many tables follow, a sheet has no more columns than it may have', async () => {
  const more = Array.from({ length: 100 }, (_, table) => [
    ['Land', 'Placement', 'Impressions', 'A', 'B', 'C']
      .map((name) => (name.length < 2 ? name + 'x'.repeat(table + 1) : name))
      .join(';'),
    'DE;C;7;a;b;c',
  ]);
  const found = await plan([...first, ...more.flat()].join('\n'));
  expect(Math.max(...found.sheet.rows.map((row) => row.length))).toBe(sheetLimits.columns);
  expect(found.lines).toHaveLength(102);
  expect(readOf(found).at(-1)).toEqual(['C', '7', undefined, undefined]);
});
