import { keptSentences } from '../bundle/kept.ts';
import type { BundlePicture } from '../bundle/lighten.ts';
import type { BundleInventory } from '../bundle/types.ts';
import type { BrokenBundleRule, BundleRule, BundleVerdict } from '../bundle/verdict.ts';
import { kilobytes } from './report.ts';

const line = (text: string): string => `  ${text}\n`;

const rows = (cells: readonly (readonly string[])[]): string => {
  const widths = (cells[0] ?? []).map((_, i) => Math.max(...cells.map((row) => row[i]?.length ?? 0)));
  const isNumber = (text: string) => /^[\d.]+ KB$/.test(text);
  return cells
    .map((row) =>
      row.map((cell, i) => (isNumber(cell) ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0))),
    )
    .map((row) => line(row.join('  ').trimEnd()))
    .join('');
};

const foundWords = { html: 'document', css: 'style sheet', text: 'found in text' } as const;

/** Names from a bundle may hold anything that is visible; a terminal shows at most this much of one. */
const short = (text: string): string => (text.length > 100 ? `${text.slice(0, 99)}…` : text);

/** Files, loads, requests and what is missing. */
export function inventoryLines(inventory: BundleInventory): string {
  const { entry, entry_sure, size, click, backup, files, initial, later, possible } = inventory;
  const { external, unused, missing } = inventory;
  const table = [
    ['File', 'Type', 'Size', 'Transfer', 'Load', 'Found in'],
    ...files.map((file) => [
      short(file.path),
      file.type,
      kilobytes(file.bytes),
      kilobytes(file.transfer),
      file.load,
      file.found ? foundWords[file.found] : '-',
    ]),
  ];
  return [
    line(`Starts with ${entry}${entry_sure ? '' : ' (another document could be meant)'}`),
    line(size ? `ad.size ${size.width}x${size.height}` : 'No ad.size'),
    line(click ? `Click by ${click} (found in text)` : 'No click tag found'),
    line(backup ? `Backup picture ${short(backup)}` : 'No backup picture found'),
    rows(table),
    line(`Initial load: ${initial.requests} requests, ${kilobytes(initial.transfer)}`),
    line(`Later load: ${later.requests} requests, ${kilobytes(later.transfer)}`),
    ...(possible
      ? [line(`Up to ${kilobytes(possible.transfer)} more if a script loads the unused pictures`)]
      : []),
    ...external.map(({ address, from, found }) =>
      line(
        `Calls another host: ${short(address)} in ${short(from)}${found === 'text' ? ' (found in text)' : ''}`,
      ),
    ),
    ...missing.map(({ address, from }) => line(`Missing: ${short(address)}, named in ${short(from)}`)),
    ...(unused.length > 0 ? [line(`Named by nothing: ${unused.map(short).join(', ')}`)] : []),
  ].join('');
}

const what = ({ format, ssim, kept, removed }: BundlePicture): string => {
  const safe = removed.length > 0 ? `removed for safety: ${removed.join(', ')}` : '';
  if (kept !== null) return keptSentences[kept];
  if (format === 'svg') return safe || 'minified';
  return ssim === null ? '' : `SSIM ${ssim.toFixed(3)}`;
};

/** Each picture before and after. */
export const pictureLines = (pictures: readonly BundlePicture[]): string =>
  pictures.length === 0
    ? ''
    : rows([
        ['Picture', 'Before', 'After', 'Notes'],
        ...pictures.map((one) => [short(one.path), kilobytes(one.before), kilobytes(one.after), what(one)]),
      ]);

/** What was left out of the new ZIP. */
export const leftOutLine = (paths: readonly string[]): string =>
  paths.length === 0 ? '' : line(`Left out, as macOS or Windows added it: ${paths.map(short).join(', ')}`);

const sentences: Readonly<Record<BundleRule, (broken: BrokenBundleRule) => string>> = {
  zip: ({ most }) => `the ZIP is over ${kilobytes(most ?? 0)}`,
  files: ({ is, most }) => `${is} files, at most ${most}`,
  types: ({ paths }) => `files of other types (${paths.map(short).join(', ')})`,
  'left-behind': ({ paths }) => `files that macOS or Windows added (${paths.map(short).join(', ')})`,
  initial: ({ most }) => `the initial load is over ${kilobytes(most ?? 0)}`,
  later: ({ most }) => `the later load is over ${kilobytes(most ?? 0)}`,
  download: ({ most }) => `what a browser loads is over ${kilobytes(most ?? 0)}`,
  'initial-requests': ({ is, most }) => `${is} requests at the start, at most ${most}`,
  requests: ({ is, most }) => `${is} requests, at most ${most}`,
  dimensions: () => 'width and height are not among the accepted sizes',
  'no-size': () => 'the document names no ad.size',
  'no-click': () => 'no click tag was found',
  unsized: () => 'without ad.size its limit is not known',
};

/** Whether a platform takes the bundle, and what for not. */
export function verdictLine({ name, breaks, may_break, source }: BundleVerdict): string {
  const reasons = (rules: readonly BrokenBundleRule[]) =>
    rules.map((broken) => sentences[broken.rule](broken)).join('; ');
  if (breaks.length > 0) return line(`Cannot be uploaded: ${name}: ${reasons(breaks)}. See ${source}`);
  if (may_break.length === 0) return line(`Can be uploaded: ${name}`);
  return line(
    `Not known: ${name}: if a script loads the unused pictures, ${reasons(may_break)}. See ${source}`,
  );
}
