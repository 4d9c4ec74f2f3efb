import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StartError } from '../startError.ts';
import { keptSecret } from './appSecret.ts';
import { openPrivate } from './private.ts';

const mode = (path: string) => statSync(path).mode & 0o777;
const folder = () => mkdtempSync(join(tmpdir(), 'leaf-private-'));

/** A folder that someone created before the program did. */
function openFolder(): string {
  const dir = folder();
  mkdirSync(join(dir, 'postgres/base'), { recursive: true });
  mkdirSync(join(dir, 'objects/1'), { recursive: true });
  for (const file of ['postgres/base/1', 'objects/1/a', 'app-secret']) writeFileSync(join(dir, file), 'x');
  for (const part of ['.', 'postgres', 'postgres/base', 'objects', 'objects/1'])
    chmodSync(join(dir, part), 0o755);
  for (const file of ['postgres/base/1', 'objects/1/a', 'app-secret']) chmodSync(join(dir, file), 0o666);
  return dir;
}

describe('the data directory', () => {
  it('is closed to everybody but its owner, with all below it', () => {
    const dir = openFolder();
    openPrivate(dir);
    for (const part of ['.', 'postgres', 'postgres/base', 'objects', 'objects/1'])
      expect(mode(join(dir, part))).toBe(0o700);
    for (const file of ['postgres/base/1', 'objects/1/a', 'app-secret'])
      expect(mode(join(dir, file))).toBe(0o600);
  });

  it('is closed where it lies on another disk too, and round a circle of links', () => {
    const [dir, elsewhere] = [folder(), openFolder()];
    symlinkSync(elsewhere, join(dir, 'objects'));
    symlinkSync(dir, join(elsewhere, 'back'));
    openPrivate(dir);
    expect(mode(join(elsewhere, 'postgres/base/1'))).toBe(0o600);
  });

  it('with a link to a disk that is not mounted is refused with a sentence', () => {
    const dir = folder();
    symlinkSync(join(dir, 'not-mounted/objects'), join(dir, 'objects'));
    expect(() => openPrivate(dir)).toThrow(StartError);
    expect(() => openPrivate(dir)).toThrow(/objects is a link that leads nowhere: .+\. Mount the disk .+\.$/);
  });

  it('is made for its owner only', () => {
    const dir = join(folder(), 'a/b');
    openPrivate(dir);
    expect(mode(dir)).toBe(0o700);
  });

  it('that holds only other things is refused, and left as it is', () => {
    const dir = folder();
    mkdirSync(join(dir, 'Documents'), { mode: 0o755 });
    chmodSync(dir, 0o755);
    const refusal = /^DATA_DIR must be a folder of its own, but .+, such as Documents\. .+DATA_DIR=.+leaf\.$/;
    expect(() => openPrivate(dir)).toThrow(StartError);
    expect(() => openPrivate(dir)).toThrow(refusal);
    expect(() => keptSecret(dir)).toThrow(refusal);
    expect(mode(dir)).toBe(0o755);
    expect(mode(join(dir, 'Documents'))).toBe(0o755);
    expect(readdirSync(dir)).toEqual(['Documents']);
  });

  it.each(['lost+found', '.gitkeep', 'app-secret', 'app-secret.5e1f', 'outbox'])(
    'that holds %s is closed',
    (name) => {
      const dir = folder();
      chmodSync(dir, 0o755);
      mkdirSync(join(dir, name));
      openPrivate(dir);
      expect(mode(dir)).toBe(0o700);
    },
  );

  it('of the program is closed with what somebody else put there', () => {
    const dir = openFolder();
    writeFileSync(join(dir, 'backup.tar'), 'x', { mode: 0o644 });
    openPrivate(dir);
    expect(mode(join(dir, 'backup.tar'))).toBe(0o600);
  });

  it('that is a file is refused with a sentence', () => {
    const file = join(folder(), 'file');
    writeFileSync(file, '');
    expect(() => openPrivate(file)).toThrow(StartError);
    expect(() => openPrivate(file)).toThrow(/^DATA_DIR cannot be used: .+\.$/);
  });

  it.skipIf(process.platform !== 'linux')('where no folder can be made is refused with a sentence', () => {
    for (const dir of ['/proc/leaf', '/proc/leaf/data'])
      expect(() => openPrivate(dir)).toThrow(/^DATA_DIR cannot be used: ENOENT: .+ '\/proc\/leaf'\.$/);
  });

  it.skipIf(process.getuid?.() !== 0)('that is open and belongs to somebody else is refused', async () => {
    // No other user can enter the folder for temporary files of a test run.
    const dir = mkdtempSync('/tmp/leaf-private-');
    onTestFinished(() => rmSync(dir, { recursive: true }));
    const { execFileSync } = await import('node:child_process');
    const script = `import(${JSON.stringify(join(import.meta.dirname, 'private.ts'))}).then(({ openPrivate }) => {
      process.setuid(65534);
      try { openPrivate(${JSON.stringify(dir)}); } catch (error) { console.log(error.message); }
    });`;
    chmodSync(dir, 0o777);
    const said = execFileSync(process.execPath, ['--conditions=@leaf/source', '-e', script], {
      encoding: 'utf8',
    });
    expect(said).toMatch(
      /^DATA_DIR must be for its owner only, but .+ has the mode 0777 and belongs to another user\..+\.\n$/,
    );
    expect(mode(dir)).toBe(0o777);
  });
});
