// What jobs recommend, on every picture of the corpus, beside the smallest file that any encoder shipped with sharp makes
// at the same SSIM and the same fidelity (less 1): on the web, and among JPEG and PNG. `--only photo` picks pictures by
// name or kind, `--target 0.99` another SSIM, `--json FILE` keeps the figures, and `--made FILE` what the encoders made,
// which is most of the work, for the next run.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { decodeSource } from '../src/codec/source.ts';
import { openJudge } from '../src/job/judge.ts';
import { defaultLimits } from '../src/limits.ts';
import { leastFidelity } from '../src/metric/fidelity.ts';
import type { FormatResult, JobResult, WrittenFormat } from '../src/types.ts';
import { corpus, type Drawn } from '../test/corpus.ts';
import { runHere } from '../test/inProcess.ts';
import { type Made, maker, smallestFile } from './best.ts';
import { load, mean, print, row } from './print.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    target: { type: 'string', default: '0.98' },
    json: { type: 'string' },
    made: { type: 'string' },
  },
});

/** The second metric may be this much lower in a file that counts as equal. */
const tolerance = 1;

interface Line {
  name: string;
  kind: string;
  /** Where the file is for. */
  use: 'web' | 'ads';
  format: WrittenFormat;
  quality: number;
  bytes: number;
  ssim: number;
  fidelity: number;
  /** The guard's verdict. */
  clear: boolean;
  best: string;
  bestBytes: number;
}

const fileOf = (result: JobResult, format: WrittenFormat): FormatResult | undefined =>
  format === 'png' || format === 'gif' ? result.more[format] : result[format];

/** What the encoders made, by picture. */
const known: Record<string, Record<string, Made>> = values.made && existsSync(values.made)
  ? JSON.parse(readFileSync(values.made, 'utf8'))
  : {};

async function compare({ name, kind, draw }: Drawn): Promise<Line[]> {
  const bytes = await draw();
  const { result } = await runHere(bytes, 'lightweighting', Number(values.target), [], 'ad-manager');
  const source = await decodeSource(bytes, defaultLimits);
  const judge = openJudge(source);
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  known[digest] ??= {};
  const make = maker(source, judge, known[digest]);
  const uses = [
    {
      use: 'web',
      format: result.more.recommended ?? result.recommended,
      formats: ['jpeg', 'webp', 'avif', 'png', 'gif'],
    },
    { use: 'ads', format: result.more.preset?.recommended ?? null, formats: ['jpeg', 'png', 'gif'] },
  ] as const;
  const lines: Line[] = [];
  for (const { use, format, formats } of uses) {
    const file = format && fileOf(result, format);
    if (!format || !file || file.unavailable !== undefined) continue;
    const bar = { ssim: file.ssim, fidelity: file.fidelity - tolerance };
    const best = await smallestFile(source, make, bar, formats, file.size);
    lines.push({
      name,
      kind,
      use,
      format,
      quality: file.quality,
      bytes: file.size,
      ssim: file.ssim,
      fidelity: file.fidelity,
      clear: file.fidelity >= leastFidelity(source.width, source.height),
      best: best ? `${best.variant} q${best.quality}` : '',
      bestBytes: best?.bytes ?? file.size,
    });
  }
  judge.close();
  if (values.made) writeFileSync(values.made, JSON.stringify(known));
  return lines;
}

const geometric = (ratios: readonly number[]) => Math.exp(mean(ratios.map(Math.log)));
const ratioOf = ({ bytes, bestBytes }: Line) => bestBytes / bytes;
const widths = [22, 5, 5, 4, 8, 7, 6, 8, 7, 34];

const pictures = corpus.filter(({ name, kind }) => `${kind} ${name}`.includes(values.only));
print(`At the start: ${load()}; ${pictures.length} pictures, SSIM ${values.target}`);
print(row(['', 'for', 'file', 'q', 'bytes', 'SSIM', 'fid.', 'best', 'ratio', 'made by'], widths));
const lines: Line[] = [];
for (const drawn of pictures)
  for (const line of await compare(drawn)) {
    lines.push(line);
    const { name, use, format, quality, bytes, ssim, fidelity, clear, bestBytes, best } = line;
    const said = `${fidelity.toFixed(1)}${clear ? '' : '!'}`;
    print(
      row(
        [name, use, format, quality, bytes, ssim.toFixed(4), said, bestBytes, ratioOf(line).toFixed(3), best],
        widths,
      ),
    );
  }
for (const use of ['web', 'ads'] as const) {
  const ratios = lines.filter((line) => line.use === use).map(ratioOf);
  print(
    `${use}: ${geometric(ratios).toFixed(3)} geometric mean of ${ratios.length}, worst ${Math.min(...ratios).toFixed(3)}`,
  );
}
const damaged = lines.filter(({ clear }) => !clear);
print(
  `${damaged.length} recommended below the guard: ${damaged.map(({ name, use }) => `${name} (${use})`).join(', ') || 'none'}`,
);
if (values.json) writeFileSync(values.json, JSON.stringify(lines));
