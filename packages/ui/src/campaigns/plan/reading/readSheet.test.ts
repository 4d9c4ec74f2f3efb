import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { type SheetProblem, sheetLimits } from '../sheet.ts';
import { workbook } from '../workbook.ts';
import { readSheet } from './readSheet.ts';
import { unpackedSize } from './unpackedSize.ts';

const rows = [
  ['Name', 'Größe'],
  ['Müller', '1,5'],
];
const text = rows.map((row) => row.join(';')).join('\r\n');

const utf16 = (content: string, little: boolean, mark: boolean) => {
  const units = [...(mark ? '\uFEFF' : ''), ...content].map((letter) => letter.charCodeAt(0));
  return Uint8Array.from(
    units.flatMap((unit) => (little ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
  );
};
const windows1252 = (content: string) => Uint8Array.from([...content].map((letter) => letter.charCodeAt(0)));
const utf8 = (content: string) => new TextEncoder().encode(content);

const refused = (promise: Promise<unknown>, problem: SheetProblem) =>
  expect(promise).rejects.toMatchObject({ problem });

test.each([
  ['UTF-8', utf8(text), 'utf-8'],
  ['UTF-8 with a byte order mark', utf8(`\uFEFF${text}`), 'utf-8'],
  ['UTF-16, little endian', utf16(text, true, true), 'utf-16le'],
  ['UTF-16, big endian', utf16(text, false, true), 'utf-16be'],
  ['UTF-16 without a mark', utf16(text, true, false), 'utf-16le'],
  ['Windows-1252', windows1252(text), 'windows-1252'],
])('a file in %s is read', async (_name, bytes, encoding) => {
  expect(await readSheet(bytes)).toMatchObject({ kind: 'delimited', separator: ';', encoding, rows });
});

test.each([',', ';', '\t', '|'])('the separator %j is recognised', async (separator) => {
  const content = `Report\n\nName${separator}Land${separator}Impressions\n"A${separator} B"${separator}DE${separator}1\nC${separator}FR${separator}2\n`;
  const sheet = await readSheet(content);
  expect(sheet).toMatchObject({ separator });
  expect(sheet.rows[3]).toEqual([`A${separator} B`, 'DE', '1']);
});

test('a separator that the file names is used', async () => {
  expect(await readSheet('sep=|\r\na;b|c\r\nd;e|f')).toMatchObject({
    separator: '|',
    rows: [
      ['a;b', 'c'],
      ['d;e', 'f'],
    ],
  });
});

test('another encoding, separator or sheet can be asked for', async () => {
  expect((await readSheet(utf8('a;b,c'), { separator: ',' })).rows).toEqual([['a;b', 'c']]);
  expect((await readSheet(utf8('ä'), { encoding: 'windows-1252' })).rows).toEqual([['Ã¤']]);
});

test('a quoted cell may have line breaks and quotes', async () => {
  expect((await readSheet('a,"b ""c""\nd"\ne,f')).rows).toEqual([
    ['a', 'b "c"\nd'],
    ['e', 'f'],
  ]);
});

describe('a workbook', () => {
  test('is read with its numbers as numbers and its text as text', async () => {
    const sheet = await readSheet(await workbook([['=1+1', 1.5, null, '1e999', '\u202eabc']], 'Plan'));
    expect(sheet).toMatchObject({ kind: 'workbook', sheet: 'Plan', sheets: ['Plan'] });
    expect(sheet.rows[0]?.slice(0, 2)).toEqual(['=1+1', 1.5]);
    expect(sheet.rows[0]?.slice(3)).toEqual(['1e999', '\u202eabc']);
  });

  test('is read with times as times', async () => {
    const time = (value: number) => ({ value, style: { numFmt: 'h:mm:ss' } });
    const cells = new Map([
      ['0,1', time(15 / 86_400)],
      ['1,1', time(95 / 86_400)],
    ]);
    const bytes = await writeXlsx({ sheets: [{ name: 'Plan', rows: [['A'], ['B']], cells }] });
    expect((await readSheet(bytes)).rows).toEqual([
      ['A', '00:00:15'],
      ['B', '00:01:35'],
    ]);
  });

  test('is read with the first of merged cells that overlap', async () => {
    const rows = [
      ['Land', 'Name', 'Impressions'],
      ['DE', 'A', 1],
      ['FR', 'B', 2],
      [null, 'C', 3],
      [null, 'D', 4],
    ];
    const merges = [
      { startRow: 2, startCol: 0, endRow: 4, endCol: 0 },
      { startRow: 1, startCol: 0, endRow: 3, endCol: 0 },
    ];
    const bytes = await writeXlsx({ sheets: [{ name: 'Plan', rows, merges }] });
    expect((await readSheet(bytes)).rows.map(([land]) => land ?? null)).toEqual([
      'Land',
      'DE',
      'DE',
      'DE',
      null,
    ]);
  });

  test('is read without the rows and sheets that it hides; a folded group is read', async () => {
    const plan = [
      ['Name', 'Impressions'],
      ['A', 1],
      ['B', 2],
      ['C', 3],
      ['D', 4],
    ];
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Prices', rows: plan, hidden: true },
        {
          name: 'Plan',
          rows: plan,
          rowDefs: new Map([
            [2, { hidden: true }],
            [3, { hidden: true, outlineLevel: 1 }],
            [90, { hidden: true }],
          ]),
        },
      ],
    });
    const sheet = await readSheet(bytes);
    expect(sheet).toMatchObject({ sheet: 'Plan', sheets: ['Plan'], hidden: 1 });
    expect(sheet.rows).toEqual([['Name', 'Impressions'], ['A', 1], [], ['C', 3], ['D', 4]]);
  });

  test('is read without the columns that it hides, as without rows', async () => {
    const rows = [
      ['Name', 'Old impressions', 'Impressions'],
      ['A', 1, 2],
    ];
    const columns = [{}, { hidden: true }, { hidden: true, outlineLevel: 1 }, { hidden: true }];
    const sheet = await readSheet(await writeXlsx({ sheets: [{ name: 'Plan', rows, columns }] }));
    expect(sheet).toMatchObject({ hiddenColumns: 1 });
    expect(sheet.rows).toEqual([
      ['Name', null, 'Impressions'],
      ['A', null, 2],
    ]);
  });

  test('is read from its first plan, otherwise from its first table; a cover comes before it', async () => {
    const cover = { name: 'Cover', rows: [['Media plan'], ['Client', 'Example']] };
    const plan = {
      name: 'Plan',
      rows: [
        ['Name', 'Country', 'Impressions'],
        ['A', 'DE', 1],
      ],
    };
    const facts = {
      name: 'Facts',
      rows: [
        ['Client', 'Example', 'Version 3'],
        ['Budget', 9000],
      ],
    };
    expect(await readSheet(await writeXlsx({ sheets: [cover, facts, plan] }))).toMatchObject({
      sheet: 'Plan',
    });
    expect(await readSheet(await writeXlsx({ sheets: [cover, facts] }))).toMatchObject({ sheet: 'Facts' });
    const glossary = {
      name: 'Glossary',
      rows: [
        ['Format', 'Device', 'Country'],
        ['Video', 'TV', 'DE'],
      ],
    };
    const spanish = {
      name: 'Plan',
      rows: [
        ['Soporte', 'Mercado', 'Impresiones'],
        ['A', 'DE', 1],
      ],
    };
    expect(await readSheet(await writeXlsx({ sheets: [spanish, glossary] }))).toMatchObject({
      sheet: 'Plan',
    });
    const long = { name: 'Log', rows: Array.from({ length: sheetLimits.rows + 1 }, () => ['a']) };
    expect(await readSheet(await writeXlsx({ sheets: [cover, plan] }))).toMatchObject({ sheet: 'Plan' });
    expect(await readSheet(await writeXlsx({ sheets: [cover, long] }))).toMatchObject({ sheet: 'Cover' });
    expect(await readSheet(await writeXlsx({ sheets: [cover, plan] }), { sheet: 'Cover' })).toMatchObject({
      sheet: 'Cover',
      rows: cover.rows,
    });
  });

  test('that unpacks to more than is held is refused by its directory', async () => {
    const bytes = await workbook([['a']], 'Plan');
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    // The first entry of the directory says that it unpacks to 3 GB.
    for (let at = 0; at < bytes.length - 4; at += 1) {
      if (view.getUint32(at, true) !== 0x02014b50) continue;
      view.setUint32(at + 24, 3_000_000_000, true);
      break;
    }
    expect(unpackedSize(bytes)).toBeGreaterThan(3e9);
    await refused(readSheet(bytes), 'too_large');
  });

  test('that unpacks to more than its directory says is refused', async () => {
    const bytes = await workbook(
      Array.from({ length: 2000 }, () => ['a'.repeat(100)]),
      'Plan',
    );
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at < bytes.length - 4; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50 || view.getUint32(at, true) === 0x04034b50) {
        view.setUint32(at + (view.getUint32(at, true) === 0x02014b50 ? 24 : 22), 10, true);
      }
    }
    await refused(readSheet(bytes), 'unreadable');
  });

  test('that repeats a text more often than is held is refused', async () => {
    const columns = Math.ceil((sheetLimits.characters + 1) / sheetLimits.cell / 10_000);
    const bytes = await workbook(
      Array.from({ length: 10_000 }, () => Array(columns).fill('a'.repeat(sheetLimits.cell))),
      'Plan',
    );
    await refused(readSheet(bytes), 'too_large');
  });

  test('that is cut off is refused', async () => {
    const bytes = await workbook([['a']], 'Plan');
    await refused(readSheet(bytes.subarray(0, bytes.length - 30)), 'unreadable');
  });

  test('is not said to be unreadable when whoever reads it fails', async () => {
    const bytes = await workbook(
      Array.from({ length: 1000 }, () => ['a']),
      'Plan',
    );
    const mistake = new TypeError('a mistake in the code');
    const failing = () => {
      throw mistake;
    };
    await expect(readSheet(bytes, {}, failing)).rejects.toBe(mistake);
  });

  test('with too many lines is refused', async () => {
    const bytes = await workbook(
      Array.from({ length: sheetLimits.rows + 1 }, () => ['a']),
      'Plan',
    );
    await refused(readSheet(bytes), 'too_many_lines');
  });
});

test.each<[string, Uint8Array | string, SheetProblem]>([
  ['an empty file', utf8(''), 'empty'],
  ['blank lines', utf8('\n;;\n'), 'empty'],
  ['more bytes than are taken', new Uint8Array(sheetLimits.bytes + 1), 'too_large'],
  ['too many lines', 'a\n'.repeat(sheetLimits.rows + 5), 'too_many_lines'],
  ['too many columns', ','.repeat(sheetLimits.columns + 1), 'too_many_columns'],
  ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'old_workbook'],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), 'unreadable'],
  ['a page with the name of a workbook', utf8('\n<html><table><tr><td>a'), 'unreadable'],
  ['JSON that is no campaign', utf8('{"a":1}'), 'unreadable'],
  ['broken JSON', utf8('{"rows":'), 'unreadable'],
])('%s is refused', async (_name, source, problem) => refused(readSheet(source), problem));

test('a cell of more characters than any field takes is cut', async () => {
  const { rows } = await readSheet(`a,${'x'.repeat(sheetLimits.cell * 2)}`);
  expect(String(rows[0]?.[1]).length).toBe(sheetLimits.cell);
});

test('progress is reported while many lines are read', async () => {
  const seen: number[] = [];
  await readSheet('a,b\n'.repeat(5000), {}, (count) => seen.push(count));
  expect(seen).toEqual([1000, 2000, 3000, 4000, 5000]);
});
