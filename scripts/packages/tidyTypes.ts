import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Removes from the built types the references to source maps: none is packed, and tools report a missing file. */
export async function tidyTypes(folder = 'dist'): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.d.ts'))) {
    const text = await readFile(path.join(folder, file), 'utf8');
    await writeFile(path.join(folder, file), text.replace(/\n?\/\/# sourceMappingURL=\S+\s*$/, '\n'));
  }
}
