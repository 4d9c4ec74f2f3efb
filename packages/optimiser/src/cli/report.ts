import type { PresetRule } from '../presets.ts';
import {
  type FormatResult,
  type JobResult,
  type WrittenFormat,
  writtenFacts,
  writtenFormats,
} from '../types.ts';

/** A size for people: 1 KB = 1000 bytes. Rounded in bytes, where a half is exact. */
export const kilobytes = (bytes: number): string => `${(Math.round(bytes / 100) / 10).toFixed(1)} KB`;

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
  const marks = [
    (more.recommended ?? recommended) === format ? '*' : '',
    more.preset?.recommended === format ? '+' : '',
  ].join('');
  const name = writtenFacts[format].name + (marks ? ` ${marks}` : '');
  if (found.unavailable !== undefined) return [name, '-', '-', '-', '-', '-', found.unavailable];
  return [
    name,
    String(found.quality),
    kilobytes(found.size),
    `${((found.size / uploadBytes) * 100).toFixed(1)}%`,
    found.ssim.toFixed(3),
    found.ms_ssim.toFixed(3),
    [
      ...(found.worst_ssim === undefined ? [] : [`worst frame ${found.worst_ssim.toFixed(3)}`]),
      ...found.flags,
    ].join(', '),
  ];
}

/** What a platform may refuse a file for. */
export const ruleNames: Readonly<Record<PresetRule, string>> = {
  format: 'format',
  bytes: 'size of the file',
  dimensions: 'width and height',
  stops: 'animation runs too long',
  fps: 'too many frames per second',
  still: 'no animations',
};

/** The file to upload to the chosen platform. */
function presetLine(result: JobResult): string {
  const { preset } = result.more;
  if (!preset) return '';
  if (preset.recommended) return `  + for ${preset.name}: ${writtenFacts[preset.recommended].name}\n`;
  const size = preset.nearest_size;
  const hint = size
    ? `  It takes no ${result.width}x${result.height}; the nearest size is ${size.join('x')}.\n`
    : '';
  const broken = [...new Set(preset.files.flatMap(({ breaks }) => breaks))].map((rule) => ruleNames[rule]);
  const reasons = broken.length > 0 ? ` Broken rules: ${broken.join(', ')}.` : '';
  return `  No file can be uploaded to ${preset.name}, or none saves anything without visible damage.${reasons} See ${preset.source}\n${hint}`;
}

/** The result of a job for one format. */
export const fileOf = (result: JobResult, format: WrittenFormat): FormatResult | undefined =>
  format === 'png' || format === 'gif' ? result.more[format] : result[format];

const play = ({ more: { animation } }: JobResult): string => {
  if (!animation) return '';
  const { frames, seconds, fps, loops } = animation;
  const times = loops === null ? 'for ever' : loops === 1 ? 'once' : `${loops} times`;
  return `, ${frames} frames in ${seconds} s (${fps} per second), plays ${times}`;
};

/** The result of one picture as text. */
export function report(name: string, result: JobResult, uploadBytes: number): string {
  const { width, height, unit, unit_match, limit, more } = result;
  const recommended = more.recommended ?? result.recommended;
  const within = limit === undefined ? '' : `, at most ${kilobytes(limit)}`;
  const head = `${name}: ${width}x${height}, ${kilobytes(uploadBytes)}${play(result)}${unit ? `, ${unit_match === 'nearest' ? 'nearest to ' : ''}${unit}` : ''}${within}\n`;
  const titles = ['Format', 'q', 'Size', 'of original', 'SSIM', 'MS-SSIM', 'Notes'];
  const rows = writtenFormats.flatMap((format) => {
    const found = fileOf(result, format);
    return found ? [rowOf(format, found, result, uploadBytes)] : [];
  });
  const foot = recommended
    ? `  * recommended: ${writtenFacts[recommended].name}\n`
    : '  No format without visible damage is smaller than the original.\n';
  return head + table([titles, ...rows]) + foot + presetLine(result);
}

const barWidth = 24;

/** A line that shows a fraction and overwrites the previous one. */
export function progressLine(name: string, fraction: number): string {
  const full = Math.round(fraction * barWidth);
  const bar = '█'.repeat(full) + '░'.repeat(barWidth - full);
  return `\r\x1b[K${bar} ${String(Math.round(fraction * 100)).padStart(3)}%  ${name}`;
}

/** Takes a progress line away. */
export const clearLine = '\r\x1b[K';
