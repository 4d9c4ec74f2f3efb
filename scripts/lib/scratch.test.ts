import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const program = `
  const { enterScratchFolder } = await import(process.argv[1]);
  enterScratchFolder();
  const { statSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  console.log(JSON.stringify({ folder: tmpdir(), mode: statSync(tmpdir()).mode & 0o777 }));
`;

it.skipIf(process.platform === 'win32')(
  'lets programs of other users through to their own folders, and is gone when the run ends',
  () => {
    const { LEAF_SCRATCH: _, ...env } = process.env;
    const scratch = path.join(import.meta.dirname, 'scratch.mjs');
    const args = ['--input-type=module', '--eval', program, scratch];
    const { folder, mode } = JSON.parse(execFileSync(process.execPath, args, { env, encoding: 'utf8' }));
    expect(mode).toBe(0o711);
    expect(path.basename(folder)).toMatch(/^leaf-/);
    expect(existsSync(folder)).toBe(false);
  },
);
