import {
  type FormatResult,
  type JobResult,
  type WrittenFormat,
  writtenFacts,
  writtenFormats,
} from '../types.ts';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** Pads columns; all but the first and last are numbers and right-aligned. */
function table(rows: readonly (readonly string[])[]): string {
  const columns = rows[0]?.length ?? 0;
  const widths = Array.from({ length: columns }, (_, i) =>
    Math.max(...rows.map((row) => row[i]?.length ?? 0)),
  );
  const pad = (cell: string, i: number) =>
    i === 0 || i === columns - 1 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0);
  return rows.map((row) => `  ${row.map(pad).join('  ').trimEnd()}\n`).join('');
}

function rowOf(
  format: WrittenFormat,
  found: FormatResult,
  { recommended, more }: JobResult,
  uploadBytes: number,
): string[] {
  const marks = [recommended === format ? '*' : '', more.preset?.recommended === format ? '+' : ''].join('');
  const name = writtenFacts[format].name + (marks ? ` ${marks}` : '');
  if (found.unavailable !== undefined) return [name, '-', '-', '-', '-', '-', found.unavailable];
  return [
    name,
    String(found.quality),
    kilobytes(found.size),
    `${((found.size / uploadBytes) * 100).toFixed(1)} %`,
    found.ssim.toFixed(3),
    found.ms_ssim.toFixed(3),
    found.flags.join(', '),
  ];
}

/** What to upload to the platform that was named. */
function presetLine({ more: { preset } }: JobResult): string {
  if (!preset) return '';
  if (preset.recommended) return `  + for ${preset.name}: ${writtenFacts[preset.recommended].name}\n`;
  return `  No file can be uploaded to ${preset.name}, or none saves anything. Its rules: ${preset.source}\n`;
}

/** The result of one picture as text. */
export function report(name: string, result: JobResult, uploadBytes: number): string {
  const { width, height, unit, limit, recommended } = result;
  const within = limit === undefined ? '' : `, at most ${kilobytes(limit)}`;
  const head = `${name}: ${width}x${height}, ${kilobytes(uploadBytes)}${unit ? `, ${unit}` : ''}${within}\n`;
  const titles = ['Format', 'q', 'Size', 'of original', 'SSIM', 'MS-SSIM', 'Notes'];
  const rows = writtenFormats.flatMap((format) => {
    const found = format === 'png' ? result.more.png : result[format];
    return found ? [rowOf(format, found, result, uploadBytes)] : [];
  });
  const foot = recommended
    ? `  * recommended: ${writtenFacts[recommended].name}\n`
    : '  No format is smaller than the original.\n';
  return head + table([titles, ...rows]) + foot + presetLine(result);
}

const barWidth = 24;

/** A line that shows a fraction and overwrites the previous one. */
export function progressLine(name: string, fraction: number): string {
  const full = Math.round(fraction * barWidth);
  const bar = '█'.repeat(full) + '░'.repeat(barWidth - full);
  return `\r\x1b[K${bar} ${String(Math.round(fraction * 100)).padStart(3)} %  ${name}`;
}

export const clearLine = '\r\x1b[K';
