import type { ChildProcess } from 'node:child_process';
import { endChild, type ForkOptions, forkChild } from './fork.ts';
import type { Reply, Request } from './messages.ts';
import { processorTime } from './processorTime.ts';

/** When an idle child is ended. */
export interface Rest {
  /** The number of tasks and the bytes of memory after which it is replaced: native heaps fragment. */
  tasks: number;
  memory: number;
  /** Milliseconds of idleness: an idle child holds 70 MB and more. */
  idle: number;
}

/** When a child that works on pictures is ended, unless its host knows better. */
export const usualRest: Rest = { tasks: 50, memory: 1.5e9, idle: 60_000 };

/** The child process of a host, which is there only while there is something to do. */
export interface HostedChild {
  /** Process id while it runs. */
  readonly pid: number | undefined;
  /** Milliseconds of processor time that it has used. */
  worked(): number;
  /** Sends a request, and starts the child for it if there is none. */
  post(request: Request): void;
  /** Counts a task that has ended. */
  served(): void;
  /** Nothing is left to do: it is ended, at once if it has done enough, otherwise after a while. */
  rest(): void;
  /** Kills it. This exit does not count as a crash. */
  stop(): void;
  /** Kills it and waits until it has exited. */
  end(): Promise<void>;
}

/**
 * @param rest when it is ended
 * @param onReply called with what it says
 * @param onCrash called when it has exited by itself
 */
export function createHostedChild(
  options: ForkOptions,
  rest: Rest,
  onReply: (reply: Reply) => void,
  onCrash: () => void,
): HostedChild {
  let child: ChildProcess | undefined;
  let tasks = 0;
  let usage = { rss: 0, cpu: 0 };
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    tasks = 0;
    usage = { rss: 0, cpu: 0 };
    const started = forkChild(
      options,
      (reply) => {
        if (started !== child) return;
        if (reply.event === 'usage') usage = reply;
        onReply(reply);
      },
      () => {
        if (started !== child) return;
        child = undefined;
        onCrash();
      },
    );
    return started;
  }

  function stop(): void {
    const stopped = child;
    child = undefined;
    clearTimeout(idle);
    stopped?.kill('SIGKILL');
  }

  return {
    get pid() {
      return child?.pid;
    },
    worked: () => processorTime(child?.pid) ?? usage.cpu,
    post(request) {
      clearTimeout(idle);
      child ??= start();
      // If sending fails, the child is gone; its exit settles the tasks.
      child.send(request, () => {});
    },
    served() {
      tasks += 1;
    },
    rest() {
      if (tasks >= rest.tasks || usage.rss > rest.memory) stop();
      else idle = setTimeout(stop, rest.idle).unref();
    },
    stop,
    async end() {
      const last = child;
      stop();
      if (last) await endChild(last);
    },
  };
}
