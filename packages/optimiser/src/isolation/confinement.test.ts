import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confinement } from './confinement.ts';

const run = promisify(execFile);
const childFile = new URL('./child.ts', import.meta.url);

describe('the process that opens pictures', () => {
  let folder: string;
  let secret: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'leaf-confined-'));
    secret = join(folder, 'secret');
    await writeFile(secret, 'secret');
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** What becomes of some code in a process with the child's arguments. */
  const tried = async (code: string): Promise<string> => {
    const args = [...confinement(childFile), '--input-type=module', '--eval', code];
    return run(process.execPath, args).then(
      ({ stdout }) => stdout.trim(),
      (error: { stderr: string }) => /ERR_\w+/.exec(error.stderr)?.[0] ?? error.stderr,
    );
  };

  it('reads its own code and nothing else', async () => {
    const read = (path: string) =>
      tried(`import fs from 'node:fs'; console.log(fs.readFileSync(${JSON.stringify(path)}).length)`);
    expect(Number(await read(childFile.pathname))).toBeGreaterThan(0);
    expect(await read(secret)).toBe('ERR_ACCESS_DENIED');
    expect(await read('/etc/passwd')).toBe('ERR_ACCESS_DENIED');
  });

  it('writes nothing, starts nothing, and still has its codecs', async () => {
    const path = JSON.stringify(secret);
    expect(await tried(`import fs from 'node:fs'; fs.writeFileSync(${path}, 'x')`)).toBe('ERR_ACCESS_DENIED');
    expect(await tried(`import fs from 'node:fs'; fs.rmSync(${path})`)).toBe('ERR_ACCESS_DENIED');
    expect(
      await tried(
        `import { execFileSync } from 'node:child_process'; execFileSync(process.execPath, ['-v'])`,
      ),
    ).toBe('ERR_ACCESS_DENIED');
    const sharp = JSON.stringify(import.meta.resolve('sharp'));
    expect(
      await tried(
        `const { default: sharp } = await import(${sharp});
         const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } });
         console.log((await picture.avif().toBuffer()).length > 0)`,
      ),
    ).toBe('true');
  });
});
