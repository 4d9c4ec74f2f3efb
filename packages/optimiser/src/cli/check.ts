import type { Optimiser } from '../isolation/optimiser.ts';
import { brokenRules, type Preset, type PresetRule, presetBytes } from '../presets.ts';
import { writtenFormats } from '../types.ts';
import { exit, type Printed } from './exit.ts';
import { readPicture } from './files.ts';
import { kilobytes, ruleNames } from './report.ts';

/** Whether a platform takes a picture as it is, in words or as JSON. Throws as reading and inspecting do. */
export async function check(
  optimiser: Pick<Optimiser, 'inspect'>,
  picture: string,
  preset: Preset,
  json: boolean,
  signal: AbortSignal,
): Promise<Printed> {
  const bytes = await readPicture(picture);
  const { format: uploaded, width, height, animation } = await optimiser.inspect(bytes, { signal });
  const format = writtenFormats.find((one) => one === uploaded.toLowerCase());
  const broken: readonly PresetRule[] = format
    ? brokenRules(preset, { format, bytes: bytes.length, width, height, animation })
    : ['format'];
  const code = broken.length === 0 ? exit.done : exit.refused;
  if (json) {
    const { id, name, source, read } = preset;
    const facts = { picture, format: uploaded.toLowerCase(), bytes: bytes.length, width, height };
    const verdict = { id, name, source, read, breaks: broken };
    return { code, out: `${JSON.stringify({ ...facts, verdict })}\n`, err: '' };
  }
  const limit = presetBytes(preset, width, height);
  const reasons = broken.map((rule) =>
    rule === 'bytes' && limit !== undefined ? `over ${kilobytes(limit)}` : ruleNames[rule],
  );
  const verdict = broken.length === 0 ? 'can be uploaded' : `cannot be uploaded: ${reasons.join(', ')}`;
  const facts = `${uploaded}, ${width}x${height}, ${kilobytes(bytes.length)}`;
  return { code, out: `${picture} (${facts}): ${verdict}\n`, err: '' };
}
