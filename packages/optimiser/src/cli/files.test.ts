import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getuid } from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFolder, readPicture, writeWhole } from './files.ts';
import { sentence } from './sentence.ts';

const onLinux = process.platform === 'linux';
/** Root may write anywhere. */
const hasRights = getuid?.() === 0;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leaf-files-'));
  await writeFile(join(folder, 'file'), 'text');
});
afterAll(() => rm(folder, { recursive: true }));

const problem = (task: Promise<unknown>): Promise<string> => task.then(() => 'none', sentence);

describe('makeFolder', () => {
  it('makes a folder in folders that are missing too, and takes one that is there', async () => {
    const path = join(folder, 'a/b/c');
    await makeFolder(path);
    await makeFolder(path);
    await symlink(path, join(folder, 'link'));
    await makeFolder(join(folder, 'link'));
    expect((await stat(path)).isDirectory()).toBe(true);
  });

  it('says that a file is in the way', async () => {
    const file = join(folder, 'file');
    expect(await problem(makeFolder(file))).toBe(`${file} is a file; --out takes a folder.`);
    const inside = join(file, 'deep');
    expect(await problem(makeFolder(inside))).toBe(
      `${inside} leads through a file; only folders hold files.`,
    );
  });

  it.runIf(onLinux)('says so where the file system takes no folders, at once', async () => {
    expect(await problem(makeFolder('/proc/leaf'))).toBe('No folder can be made at /proc/leaf.');
    expect(await problem(makeFolder('/proc/leaf/deep'))).toBe('No folder can be made at /proc/leaf.');
  });

  it.skipIf(hasRights)('says so when the folder is there but nothing may be written to it', async () => {
    const path = join(folder, 'closed');
    await makeFolder(path);
    await chmod(path, 0o500);
    expect(await problem(makeFolder(path))).toBe(`Access to ${path} is not permitted.`);
  });
});

describe('readPicture', () => {
  it('reads a file as it is', async () => {
    expect(String(await readPicture(join(folder, 'file')))).toBe('text');
  });

  it('names the size of a file that is too large, without reading it', async () => {
    const path = join(folder, 'huge');
    await writeFile(path, '');
    await truncate(path, 5e9);
    expect(await problem(readPicture(path))).toBe('The file has 5000.0 MB; at most 25 MB are allowed.');
  });

  it.runIf(onLinux)('refuses a device, which may never end', async () => {
    expect(await problem(readPicture('/dev/zero'))).toBe('/dev/zero is a device, no picture.');
  });

  it.runIf(onLinux)('reads a pipe, but no more than an upload may have', async () => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const write = (command: string) => spawn('sh', ['-c', `${command} > "${pipe}"`], { stdio: 'ignore' });
    write('printf picture');
    expect(String(await readPicture(pipe))).toBe('picture');
    write('yes');
    expect(await problem(readPicture(pipe))).toMatch(/at most 25 MB are allowed/);
  });
});

describe('writeWhole', () => {
  it('writes a file in place of an earlier one', async () => {
    const out = join(folder, 'whole');
    await makeFolder(out);
    for (const text of ['a longer text', 'text']) await writeWhole(join(out, 'ad'), Buffer.from(text));
    expect(String(await readFile(join(out, 'ad')))).toBe('text');
    expect(await readdir(out)).toEqual(['ad']);
  });

  it('touches no file that has a similar name', async () => {
    const out = join(folder, 'similar');
    await makeFolder(out);
    await writeFile(join(out, 'ad.part'), 'of someone else');
    await writeWhole(join(out, 'ad'), Buffer.from('text'));
    expect(await readdir(out)).toEqual(['ad', 'ad.part']);
    expect(String(await readFile(join(out, 'ad.part')))).toBe('of someone else');
  });

  it('leaves nothing behind where it fails, and says what is in the way', async () => {
    const out = join(folder, 'taken');
    const path = join(out, 'ad');
    await makeFolder(path);
    expect(await problem(writeWhole(path, Buffer.from('text')))).toBe(
      `${path} is a folder, and a file of that name is to be written.`,
    );
    expect(await readdir(out)).toEqual(['ad']);
  });

  it.runIf(onLinux)('cuts no file off where the space ends', async () => {
    const out = join(folder, 'full');
    await makeFolder(out);
    // A file may not grow beyond 1 KiB in there, as on a disk that is full.
    const code = `import { writeWhole } from ${JSON.stringify(join(import.meta.dirname, 'files.ts'))};
      process.on('SIGXFSZ', () => undefined);
      await writeWhole('ad', new Uint8Array(5000)).catch(() => process.exit(3));`;
    const limited = ['-c', 'ulimit -f 1; exec "$@"', 'bash', process.execPath];
    const program = ['--conditions=@leaf/source', '--input-type=module', '-e', code];
    expect(spawnSync('bash', [...limited, ...program], { cwd: out }).status).toBe(3);
    expect(await readdir(out)).toEqual([]);
  });
});
