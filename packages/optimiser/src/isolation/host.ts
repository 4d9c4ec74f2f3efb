import type { ChildProcess } from 'node:child_process';
import { failures, fromMessage } from '../errors.ts';
import type { Limits } from '../limits.ts';
import { startDeadline } from './deadline.ts';
import { endChild, forkChild } from './fork.ts';
import type { Answer, Answers, Reply, Request, Task, TaskEvent } from './messages.ts';
import { processorTime } from './processorTime.ts';

export interface RunOptions {
  onEvent?: (event: TaskEvent) => void;
  /** Milliseconds until the picture is open; `opened` replaces it with the job's own deadline. */
  deadline: number;
  signal?: AbortSignal | undefined;
}

/** A child that runs tasks, is killed if one misbehaves, and is restarted when there is work. */
export interface Host {
  run<T extends Task>(task: T, options: RunOptions): Promise<Answers[T['kind']]>;
  close(): Promise<void>;
  /** Process id of the running child. */
  readonly pid: number | undefined;
}

interface Running {
  id: number;
  task: Task;
  options: RunOptions;
  /** Megapixels, once its picture is open: the largest is to blame when memory runs out. */
  megapixels: number;
  /** Bytes of memory that it may plan with. */
  memory: number;
  /** How often the task was started; a crash that may be a neighbour's fault is forgiven once. */
  attempts: number;
  stopDeadline: () => void;
  resolve: (value: Answer) => void;
  reject: (reason: unknown) => void;
}

/**
 * The share of memory that a job may plan with when it restarts after using too much: it then gives up effort
 * or colour detail.
 */
const lessMemory = 0.6;

/** Whether a task can plan with less memory. */
const mayDoWithLess = ({ kind }: Task) => kind === 'optimise' || kind === 'point';

/** How many starts before a crash counts as the task's own fault. */
const maxAttempts = 2;

/** When an idle child is ended. */
export interface Rest {
  /** The number of tasks and the bytes of memory after which it is replaced: native heaps fragment. */
  tasks: number;
  memory: number;
  /** Milliseconds of idleness: an idle child holds 70 MB and more. */
  idle: number;
}

/**
 * The purpose of a child: small pictures are checked while someone waits, everything else has lower priority.
 */
export type Purpose = 'uploads' | 'large uploads' | 'jobs';

export const usualRest: Rest = { tasks: 50, memory: 1.5e9, idle: 60_000 };

export function createHost(purpose: Purpose, limits: Limits, slots: number, rest: Rest = usualRest): Host {
  const tasks = new Map<number, Running>();
  let child: ChildProcess | undefined;
  let lastId = 0;
  let served = 0;
  let usage = { rss: 0, cpu: 0 };
  let closed = false;
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const started = forkChild(
      { slots, background: purpose !== 'uploads' },
      (reply) => started === child && hear(reply),
      () => started === child && crash(),
    );
    served = 0;
    usage = { rss: 0, cpu: 0 };
    return started;
  }

  const post = (request: Request): void => {
    child ??= start();
    // If sending fails, the child is gone; its exit settles the tasks.
    child.send(request, () => {});
  };

  function settle(running: Running): void {
    running.stopDeadline();
    tasks.delete(running.id);
    served += 1;
    if (tasks.size > 0) return;
    if (served >= rest.tasks || usage.rss > rest.memory) stop();
    else idle = setTimeout(stop, rest.idle).unref();
  }

  function watch(running: Running, milliseconds: number): void {
    running.stopDeadline();
    const over = () => kill(running, failures.deadline());
    running.stopDeadline = startDeadline(milliseconds, () => processorTime(child?.pid) ?? usage.cpu, over);
  }

  function launch(running: Running): void {
    running.attempts += 1;
    clearTimeout(idle);
    const { bytes, pixels } = limits;
    const { id, task, memory } = running;
    post({ id, task, limits: { bytes, pixels, memory } });
    watch(running, running.options.deadline);
  }

  /** Kills the child. This exit does not count as a crash. */
  function stop(): void {
    const stopped = child;
    child = undefined;
    stopped?.kill('SIGKILL');
  }

  /** Fails one task by killing the child; the others start again in a new one. */
  function kill(culprit: Running, reason: unknown): void {
    settle(culprit);
    culprit.reject(reason);
    stop();
    for (const other of tasks.values()) {
      other.attempts -= 1;
      launch(other);
    }
  }

  /**
   * Memory is running out: the task with the largest picture restarts with less to plan with, and fails if
   * that was not enough or if it cannot do with less.
   */
  function relieve(): void {
    const [largest] = [...tasks.values()].sort((a, b) => b.megapixels - a.megapixels);
    if (!largest) return;
    if (!mayDoWithLess(largest.task) || largest.memory < limits.memory) {
      kill(largest, failures.memory());
      return;
    }
    largest.memory = limits.memory * lessMemory;
    stop();
    for (const running of tasks.values()) {
      running.attempts -= 1;
      launch(running);
    }
  }

  function crash(): void {
    child = undefined;
    for (const running of [...tasks.values()]) {
      if (running.attempts < maxAttempts) launch(running);
      else {
        settle(running);
        running.reject(failures.crashed());
      }
    }
  }

  function hear(reply: Reply): void {
    if (reply.event === 'usage') {
      usage = reply;
      if (usage.rss > limits.memory) relieve();
      return;
    }
    const running = tasks.get(reply.id);
    if (!running) return;
    if (reply.event === 'done') {
      settle(running);
      running.resolve(reply.value);
    } else if (reply.event === 'failed') {
      settle(running);
      running.reject(fromMessage(reply.error));
    } else {
      if (reply.event === 'opened') {
        running.megapixels = reply.megapixels;
        watch(running, limits.deadline(reply.megapixels));
      }
      // Points already measured are not encoded again if the task has to restart.
      if (reply.event === 'point' && running.task.kind === 'optimise') {
        const { data: _, ...point } = reply.point;
        running.task = { ...running.task, known: [...running.task.known, point] };
      }
      running.options.onEvent?.(reply);
    }
  }

  /** If it is alone in the child, the task is killed with it; otherwise it stops before its next encode. */
  function cancel(running: Running, reason: unknown): void {
    if (!tasks.has(running.id)) return;
    if (tasks.size === 1) {
      kill(running, reason);
      return;
    }
    post({ id: running.id, cancel: true });
    settle(running);
    running.reject(reason);
  }

  return {
    get pid() {
      return child?.pid;
    },
    run<T extends Task>(task: T, options: RunOptions) {
      const { signal } = options;
      if (closed) return Promise.reject(failures.closed());
      if (signal?.aborted) return Promise.reject(signal.reason);
      let onAbort = () => {};
      const ended = new Promise<Answers[T['kind']]>((resolve, reject) => {
        lastId += 1;
        // The child returns a different kind of result for each kind of task.
        const settled = resolve as (value: Answer) => void;
        const running: Running = {
          id: lastId,
          task,
          options,
          megapixels: 0,
          memory: limits.memory,
          attempts: 0,
          stopDeadline: () => {},
          resolve: settled,
          reject,
        };
        onAbort = () => cancel(running, signal?.reason);
        signal?.addEventListener('abort', onAbort);
        tasks.set(running.id, running);
        launch(running);
      });
      return ended.finally(() => signal?.removeEventListener('abort', onAbort));
    },
    async close() {
      closed = true;
      for (const running of [...tasks.values()]) {
        settle(running);
        running.reject(failures.closed());
      }
      clearTimeout(idle);
      const last = child;
      stop();
      if (last) await endChild(last);
    },
  };
}
