// Compiles the kernel and writes it as a module, so that no consumer needs a loader for .wasm files. `--check` writes
// nothing and fails if the committed module does not match the source.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const root = fileURLToPath(new URL('..', import.meta.url));
const output = new URL('../src/kernel/generated/kernel.ts', import.meta.url);

let wasm = new Uint8Array();
const { error, stderr } = await asc.main(
  [
    'src/kernel/assembly/index.ts',
    ...['--baseDir', root, '--outFile', 'kernel.wasm'],
    ...['-O3', '--runtime', 'stub', '--enable', 'simd', '--importMemory', '--noAssert'],
  ],
  {
    writeFile: (name, content) => {
      if (name.endsWith('.wasm')) wasm = content;
    },
  },
);
if (error) {
  process.stderr.write(`${stderr}\n`);
  process.exit(1);
}

const text = `// Generated from ../assembly by \`npm run generate -w @leaf/optimiser\`. Do not edit.

/** The compiled kernel, ${wasm.length} bytes, as base64. */
export const kernelBase64: string =
  '${Buffer.from(wasm).toString('base64')}';
`;

if (!process.argv.includes('--check')) await writeFile(output, text);
else if ((await readFile(output, 'utf8').catch(() => '')) !== text) {
  process.stderr.write('The compiled kernel is stale: run `npm run generate -w @leaf/optimiser`.\n');
  process.exit(1);
}
