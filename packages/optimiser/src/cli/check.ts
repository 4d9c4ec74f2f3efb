import type { Optimiser } from '../isolation/optimiser.ts';
import { brokenRules, type Preset, presetBytes } from '../presets.ts';
import { writtenFormats } from '../types.ts';
import { readPicture } from './files.ts';
import { kilobytes, ruleNames } from './report.ts';

/** Whether a platform takes a picture as it is, and the line that says so. Throws as reading and inspecting do. */
export async function check(
  optimiser: Pick<Optimiser, 'inspect'>,
  picture: string,
  preset: Preset,
  signal: AbortSignal,
): Promise<{ taken: boolean; line: string }> {
  const bytes = await readPicture(picture);
  const { format: uploaded, width, height, animation } = await optimiser.inspect(bytes, { signal });
  const format = writtenFormats.find((one) => one === uploaded.toLowerCase());
  const broken = format
    ? brokenRules(preset, { format, bytes: bytes.length, width, height, animation })
    : (['format'] as const);
  const limit = presetBytes(preset, width, height);
  const reasons = broken.map((rule) =>
    rule === 'bytes' && limit !== undefined ? `over ${kilobytes(limit)}` : ruleNames[rule],
  );
  const verdict = broken.length === 0 ? 'can be uploaded' : `cannot be uploaded: ${reasons.join(', ')}`;
  const facts = `${uploaded}, ${width}x${height}, ${kilobytes(bytes.length)}`;
  return { taken: broken.length === 0, line: `${picture} (${facts}): ${verdict}\n` };
}
