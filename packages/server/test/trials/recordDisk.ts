import fs from 'node:fs';
import { open } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

/*
 * Loaded before the program (node --import): keeps beside it what a disk would hold if the power went now, in the
 * folder RECORD_TO. Of the folder RECORD_FROM that is, for each file, its bytes when it was last flushed; and of names,
 * those of flushed files and those a directory had when it was last flushed. Everything else is taken to be lost. The
 * record is itself written without being flushed: it has to survive SIGKILL, not a power cut.
 */

/** One line of the journal. A key names a file whatever it is called; null is a directory. */
export type Entry =
  | { file: string; key: string }
  | { directory: string; names: Record<string, string | null> };

const from = process.env.RECORD_FROM;
const to = process.env.RECORD_TO;

const keyOf = ({ ino, birthtimeNs }: fs.BigIntStats): string => `${ino}-${birthtimeNs}`;

function record(root: string, target: string): void {
  const { closeSync, copyFileSync, fstatSync, lstatSync, openSync, readdirSync, readlinkSync } = fs;
  const { renameSync, writeSync, fsyncSync, fsync } = fs;
  const journal = openSync(path.join(target, 'journal'), 'a');
  const note = (entry: Entry) => writeSync(journal, `${JSON.stringify(entry)}\n`);

  const namesOf = (directory: string) =>
    Object.fromEntries(
      readdirSync(directory, { withFileTypes: true }).map((entry) => {
        const stat = lstatSync(path.join(directory, entry.name), { bigint: true });
        return [entry.name, entry.isDirectory() ? null : keyOf(stat)];
      }),
    );

  const keep = (full: string, stat: fs.BigIntStats): void => {
    const copy = path.join(target, 'files', keyOf(stat));
    copyFileSync(full, `${copy}.new`, fs.constants.COPYFILE_FICLONE);
    renameSync(`${copy}.new`, copy);
  };

  /** What is there at the start has been on the disk for long. */
  const keepAll = (directory: string): void => {
    note({ directory: path.relative(root, directory), names: namesOf(directory) });
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      const full = path.join(directory, entry.name);
      if (entry.isDirectory()) keepAll(full);
      else keep(full, lstatSync(full, { bigint: true }));
    }
  };

  const flushed = (fd: number): void => {
    const full = readlinkSync(`/proc/self/fd/${fd}`);
    const name = path.relative(root, full);
    if (name.startsWith('..') || full.endsWith(' (deleted)')) return;
    const stat = fstatSync(fd, { bigint: true });
    if (stat.isDirectory()) {
      note({ directory: name, names: namesOf(full) });
      return;
    }
    keep(full, stat);
    note({ file: name, key: keyOf(stat) });
  };

  keepAll(root);
  fs.fsyncSync = (fd) => {
    fsyncSync(fd);
    flushed(fd);
  };
  const fsyncThen: typeof fs.fsync = Object.assign(
    (fd: number, done: fs.NoParamCallback) =>
      fsync(fd, (error) => {
        if (!error) flushed(fd);
        done(error);
      }),
    { __promisify__: fsync.__promisify__ },
  );
  fs.fsync = fsyncThen;
  void open(root, 'r').then(async (handle) => {
    const prototype: { sync: () => Promise<void> } = Object.getPrototypeOf(handle);
    const { sync } = prototype;
    prototype.sync = async function (this: { fd: number }) {
      await sync.call(this);
      flushed(this.fd);
    };
    await handle.close();
  });
  syncBuiltinESMExports();
  process.once('exit', () => closeSync(journal));
}

// Not in the child processes that decode and encode: they write nothing.
if (from && to && process.argv[1]?.endsWith('main.ts')) record(fs.realpathSync(from), to);
