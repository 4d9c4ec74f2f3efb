import { failures, fromMessage } from '../errors.ts';
import type { Limits } from '../limits.ts';
import { startDeadline } from './deadline.ts';
import { createHostedChild, type Rest, usualRest } from './hostedChild.ts';
import type { Answer, Answers, Reply, Task, TaskEvent } from './messages.ts';

/** What a caller gives along with a task. */
export interface RunOptions {
  /** Called with each message about the task before it ends. */
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

/**
 * The purpose of a child: small pictures are checked while someone waits, everything else has lower priority.
 */
export type Purpose = 'uploads' | 'large uploads' | 'jobs';

/**
 * Runs tasks in a child process of their own purpose.
 * @param slots how many encodes run at the same time
 * @param rest when the idle child is ended
 */
export function createHost(purpose: Purpose, limits: Limits, slots: number, rest: Rest = usualRest): Host {
  const tasks = new Map<number, Running>();
  const child = createHostedChild({ slots, background: purpose !== 'uploads' }, rest, hear, crash);
  let lastId = 0;
  let closed = false;

  function settle(running: Running): void {
    running.stopDeadline();
    tasks.delete(running.id);
    child.served();
    if (tasks.size === 0) child.rest();
  }

  function watch(running: Running, milliseconds: number): void {
    running.stopDeadline();
    const over = () => kill(running, failures.deadline());
    running.stopDeadline = startDeadline(milliseconds, child.worked, over);
  }

  function launch(running: Running): void {
    running.attempts += 1;
    const { bytes, pixels } = limits;
    const { id, task, memory } = running;
    child.post({ id, task, limits: { bytes, pixels, memory } });
    watch(running, running.options.deadline);
  }

  /** Kills the child; its tasks start again in a new one, through no fault of theirs. */
  function restart(): void {
    child.stop();
    for (const running of tasks.values()) {
      running.attempts -= 1;
      launch(running);
    }
  }

  /** Fails one task by killing the child; the others start again. */
  function kill(culprit: Running, reason: unknown): void {
    settle(culprit);
    culprit.reject(reason);
    restart();
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
    restart();
  }

  function crash(): void {
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
      if (reply.rss > limits.memory) relieve();
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
    } else follow(running, reply);
  }

  /** A task that is not over yet says how far it is. */
  function follow(running: Running, event: TaskEvent): void {
    if (event.event === 'opened') {
      running.megapixels = event.megapixels;
      watch(running, limits.deadline(event.megapixels));
    }
    // Points already measured are not encoded again if the task has to restart.
    if (event.event === 'point' && running.task.kind === 'optimise') {
      const { data: _, ...point } = event.point;
      running.task = { ...running.task, known: [...running.task.known, point] };
    }
    running.options.onEvent?.(event);
  }

  /** If it is alone in the child, the task is killed with it; otherwise it stops before its next encode. */
  function cancel(running: Running, reason: unknown): void {
    if (!tasks.has(running.id)) return;
    if (tasks.size === 1) {
      kill(running, reason);
      return;
    }
    child.post({ id: running.id, cancel: true });
    settle(running);
    running.reject(reason);
  }

  return {
    get pid() {
      return child.pid;
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
      const ended = child.end();
      for (const running of tasks.values()) {
        running.stopDeadline();
        running.reject(failures.closed());
      }
      tasks.clear();
      await ended;
    },
  };
}
