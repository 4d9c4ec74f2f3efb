import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Tidies the built types. References to source maps go: none is packed, and tools report a missing file. The names that a
 * component takes out of its props go too: the type of the props has them all, with what they mean.
 */
export async function tidyTypes(folder = 'dist'): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.d.ts'))) {
    const text = await readFile(path.join(folder, file), 'utf8');
    const tidied = text
      .replace(/\n?\/\/# sourceMappingURL=\S+\s*$/, '\n')
      .replace(/^(declare function \w+\()\{[^{}]*\}(?=: \w+Props\b)/gm, '$1props');
    await writeFile(path.join(folder, file), tidied);
  }
}
