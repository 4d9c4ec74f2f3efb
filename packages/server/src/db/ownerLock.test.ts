import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StartError } from '../startError.ts';
import { DirectoryInUse, takeDirectory } from './ownerLock.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'leaf-lock-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(dir, { recursive: true, force: true });
});

/** As SQLite reports it. */
const failure = (message: string, errcode: number) =>
  Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', errcode });

describe('a directory', () => {
  it('is taken once, until it is released', () => {
    const release = takeDirectory(dir);
    expect(() => takeDirectory(dir)).toThrow(DirectoryInUse);
    release();
    takeDirectory(dir)();
  });

  it('on a full disk is refused in a sentence', () => {
    vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(() => {
      throw failure('database or disk is full', 13);
    });
    expect(() => takeDirectory(dir)).toThrow(StartError);
    expect(() => takeDirectory(dir)).toThrow(/^The disk of DATA_DIR is full: .+\.$/);
  });

  it('keeps any other failure as it is', () => {
    const broken = failure('disk I/O error', 10);
    vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(() => {
      throw broken;
    });
    expect(() => takeDirectory(dir)).toThrow(broken);
  });
});
