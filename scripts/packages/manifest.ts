import { readFile } from 'node:fs/promises';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** What publint says of the manifest of a packed package; throws for anything but silence. */
export async function lintManifest(tarball: string): Promise<void> {
  const bytes = Uint8Array.from(await readFile(tarball)).buffer;
  const { messages, pkg } = await publint({ pack: { tarball: bytes }, strict: true });
  // The sources are not packed. publint knows that of a file under a condition of our own, but not of a pattern.
  const faults = messages.filter(
    ({ code, path }) => !(code === 'EXPORTS_GLOB_NO_MATCHED_FILES' && path.includes('@leaf/source')),
  );
  if (faults.length > 0) throw new Error(faults.map((fault) => formatMessage(fault, pkg)).join('\n'));
}
