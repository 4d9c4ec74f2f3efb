import { trimmed } from '../headers.ts';
import { type Cell, type ReadOptions, type Sheet, SheetError, sheetLimits } from '../sheet.ts';
import { decodeText } from './decodeText.ts';
import { readDelimited, separatorOf } from './readDelimited.ts';
import { rowsOfJson } from './readJson.ts';
import { readWorkbook } from './readWorkbook.ts';
import { joinUnits } from './units.ts';

const startsWith = (bytes: Uint8Array, ...marks: number[]) =>
  marks.every((mark, index) => bytes[index] === mark);

const charactersOf = (rows: readonly (readonly Cell[])[]): number =>
  rows.reduce(
    (sum, row) => row.reduce<number>((all, cell) => all + (typeof cell === 'string' ? cell.length : 0), sum),
    0,
  );

function delimited(
  text: string,
  { separator, name = '' }: ReadOptions & { name?: string },
  report?: (rows: number) => void,
): Sheet {
  const used = separator ?? separatorOf(text);
  return { name, kind: 'delimited', separator: used, rows: readDelimited(text, used, report) };
}

/** Detects the type of a file by its first bytes and reads its table. Throws `SheetError`. */
export async function readSheet(
  source: Uint8Array | string,
  options: ReadOptions & { name?: string } = {},
  report?: (rows: number) => void,
): Promise<Sheet> {
  if (source.length > sheetLimits.bytes) throw new SheetError('too_large');
  const sheet = await read(source, options, report);
  while (sheet.rows.length > 0 && !sheet.rows.at(-1)?.some(trimmed)) sheet.rows.pop();
  if (sheet.rows.length === 0) throw new SheetError('empty');
  if (charactersOf(sheet.rows) > sheetLimits.characters) throw new SheetError('too_large');
  joinUnits(sheet.rows);
  return sheet;
}

async function read(
  source: Uint8Array | string,
  options: ReadOptions & { name?: string },
  report?: (rows: number) => void,
): Promise<Sheet> {
  const { name = '' } = options;
  if (typeof source === 'string') return delimited(source, options, report);
  // The container format of XLS, and of XLSX with a password.
  if (startsWith(source, 0xd0, 0xcf, 0x11, 0xe0))
    throw new SheetError(isLocked(source) ? 'locked' : 'old_workbook');
  if (startsWith(source, 0x50, 0x4b))
    return { name, kind: 'workbook', ...(await readWorkbook(source, options.sheet, report)) };
  const { text, encoding } = decodeText(source, options.encoding);
  // No text has such a character, but almost every picture or PDF does. An encoding that somebody chose may be wrong.
  if (options.encoding === undefined && text.includes('\0')) throw new SheetError('unreadable');
  // Ad servers name pages `report.xls`: Excel opens them.
  if (/^\s*<(!|\?|html|table)/i.test(text)) throw new SheetError('unreadable');
  if (/^\s*\{/.test(text)) return { name, kind: 'json', encoding, rows: rowsOfJson(text) };
  return { encoding, ...delimited(text, options, report) };
}

/** An encrypted XLSX names its package in the container; the name is in UTF-16. */
function isLocked(bytes: Uint8Array): boolean {
  const directory = new TextDecoder('utf-16le').decode(
    bytes.subarray(0, Math.min(bytes.length, 1_000_000) & ~1),
  );
  return directory.includes('EncryptedPackage');
}
