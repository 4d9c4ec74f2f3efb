import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { type RunningServer, runServer } from '../process.ts';

/** A new folder, removed at the end of the trial. */
export async function newFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `leaf-${name}-`));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The program on a folder, started and ended as often as a trial wants. */
export type Program = {
  start: (environment?: Record<string, string>) => Promise<RunningServer>;
  /** @returns its exit code; null when the signal ended it, undefined when it does not run */
  end: (signal: NodeJS.Signals) => Promise<number | null | undefined>;
};

/** Whatever becomes of the trial, its program does not outlive it. */
export function programOn(folder: string): Program {
  let running: RunningServer | undefined;
  const end: Program['end'] = (signal) => {
    running?.kill(signal);
    return Promise.resolve(running?.exited);
  };
  onTestFinished(async () => void (await end('SIGKILL')));
  return {
    async start(environment = {}) {
      running = await runServer(folder, { LOG_LEVEL: 'fatal', ...environment });
      expect(await running.ready).toContain('Leaf is running');
      return running;
    },
    end,
  };
}
