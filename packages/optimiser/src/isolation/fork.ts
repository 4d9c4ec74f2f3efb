import { type ChildProcess, fork } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import { confinement } from './confinement.ts';
import type { Reply } from './messages.ts';

const own = import.meta.url;
const childFile = new URL(own.endsWith('.ts') ? './child.ts' : './child.js', own);

/**
 * Lowers the child's priority below everything else on the machine: a job may take a little longer, a page
 * that someone is waiting for may not. Called before the child starts threads, which inherit it. If it is not
 * permitted, the child runs at normal priority.
 */
function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
  } catch {
    // Not permitted, or the child has already exited, which is reported separately.
  }
}

/** What a child is started for. */
export interface ForkOptions {
  /** Encodes at the same time. */
  slots: number;
  /** Nobody is waiting for it, so it runs when nothing else has to. */
  background: boolean;
}

/** Starts a child. `onExit` is called once, whether it exited or never started. */
export function forkChild(
  { slots, background }: ForkOptions,
  onReply: (reply: Reply) => void,
  onExit: () => void,
): ChildProcess {
  const child = fork(childFile, [String(slots)], {
    execArgv: confinement(childFile),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Pass on none of the parent's secrets; few allocator arenas, because each one keeps freed pictures.
    env: { PATH: process.env.PATH ?? '', UV_THREADPOOL_SIZE: String(slots + 2), MALLOC_ARENA_MAX: '2' },
  });
  if (background) lowerPriority(child);
  let exited = false;
  const exitOnce = () => {
    if (!exited) onExit();
    exited = true;
  };
  child.on('message', onReply);
  child.on('exit', exitOnce);
  child.on('error', () => {
    child.kill('SIGKILL');
    exitOnce();
  });
  return child;
}

/** Kills a child and waits until it has exited. */
export async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await exit;
}
