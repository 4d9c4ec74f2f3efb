import { type ChildProcess, fork } from 'node:child_process';
import { fromMessage, OptimiserError } from '../errors.ts';
import type { Limits } from '../limits.ts';
import type { ImageInfo, JobResult } from '../types.ts';
import type { Reply, Request, Task, TaskEvent } from './messages.ts';

export interface RunOptions {
  onEvent?: (event: TaskEvent) => void;
  /** Milliseconds until the picture is open; `opened` replaces it by the job's own deadline. */
  deadline: number;
  signal?: AbortSignal | undefined;
}

/** A child that takes tasks, is killed when one misbehaves and started again when there is work. */
export interface Host {
  run(task: Task, options: RunOptions): Promise<ImageInfo | JobResult>;
  close(): Promise<void>;
  /** Process id of the running child. */
  readonly pid: number | undefined;
}

interface Running {
  id: number;
  task: Task;
  options: RunOptions;
  /** Starts of the task; a crash that may be a neighbour's fault is forgiven once. */
  attempts: number;
  timer: NodeJS.Timeout | undefined;
  resolve: (value: ImageInfo | JobResult) => void;
  reject: (reason: unknown) => void;
}

/** Times a task is started before a crash counts as its own fault. */
const maxAttempts = 2;
/** Tasks after which an idle child is replaced, and idle memory from which it is: native heaps fragment. */
const recycleAfter = 50;
const recycleBytes = 1.5e9;

const own = import.meta.url;
const childFile = new URL(own.endsWith('.ts') ? './child.ts' : './child.js', own);

const errors = {
  deadline: () => new OptimiserError('deadline', 'The image took too long to process.'),
  memory: () => new OptimiserError('memory', 'The image needed more memory than a job may use.'),
  crashed: () =>
    new OptimiserError('crashed', 'The image could not be processed: the encoder stopped unexpectedly.'),
  closed: () => new OptimiserError('failed', 'The optimiser was closed.'),
};

export function createHost(limits: Limits, slots: number): Host {
  const tasks = new Map<number, Running>();
  let child: ChildProcess | undefined;
  let lastId = 0;
  let served = 0;
  let rss = 0;
  let closed = false;

  function start(): ChildProcess {
    const started = fork(childFile, [String(slots)], {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // Nothing of the parent's secrets; few allocator arenas, because each keeps freed pictures.
      env: { PATH: process.env.PATH ?? '', UV_THREADPOOL_SIZE: String(slots + 2), MALLOC_ARENA_MAX: '2' },
    });
    served = 0;
    rss = 0;
    started.on('message', (reply: Reply) => {
      if (started === child) hear(reply);
    });
    started.once('exit', () => {
      if (started === child) crash();
    });
    started.once('error', () => started.kill('SIGKILL'));
    return started;
  }

  const post = (request: Request): void => {
    child ??= start();
    // A failing send means the child is gone; its exit settles the tasks.
    child.send(request, () => {});
  };

  function settle(running: Running): void {
    clearTimeout(running.timer);
    tasks.delete(running.id);
    served += 1;
    const stale = served >= recycleAfter || rss > recycleBytes;
    if (tasks.size === 0 && stale) stop();
  }

  function watch(running: Running, milliseconds: number): void {
    clearTimeout(running.timer);
    running.timer = setTimeout(() => kill(running, errors.deadline()), milliseconds);
  }

  function launch(running: Running): void {
    running.attempts += 1;
    watch(running, running.options.deadline);
    const { bytes, pixels, memory } = limits;
    post({ id: running.id, task: running.task, limits: { bytes, pixels, memory } });
  }

  /** Ends the child at once. Its exit is no crash. */
  function stop(): ChildProcess | undefined {
    const stopped = child;
    child = undefined;
    stopped?.kill('SIGKILL');
    return stopped;
  }

  /** Fails one task by ending the child; the others start again in a new one. */
  function kill(culprit: Running, reason: unknown): void {
    settle(culprit);
    culprit.reject(reason);
    stop();
    for (const other of tasks.values()) {
      other.attempts -= 1;
      launch(other);
    }
  }

  function crash(): void {
    child = undefined;
    for (const running of [...tasks.values()]) {
      if (running.attempts < maxAttempts) launch(running);
      else {
        settle(running);
        running.reject(errors.crashed());
      }
    }
  }

  function hear(reply: Reply): void {
    if (reply.event === 'memory') {
      rss = reply.rss;
      // The task that came first has grown the longest.
      const [oldest] = tasks.values();
      if (rss > limits.memory && oldest) kill(oldest, errors.memory());
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
      if (reply.event === 'opened') watch(running, limits.deadline(reply.megapixels));
      // Measured points need no second encode should the task have to start again.
      if (reply.event === 'point' && running.task.kind === 'optimise') {
        const { data: _, ...point } = reply.point;
        running.task = { ...running.task, known: [...running.task.known, point] };
      }
      running.options.onEvent?.(reply);
    }
  }

  /** Alone in the child, a task is killed with it; beside others it stops before its next encode. */
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
    run(task, options) {
      const { signal } = options;
      if (closed) return Promise.reject(errors.closed());
      if (signal?.aborted) return Promise.reject(signal.reason);
      return new Promise((resolve, reject) => {
        lastId += 1;
        const running: Running = {
          id: lastId,
          task,
          options,
          attempts: 0,
          timer: undefined,
          resolve,
          reject,
        };
        const onAbort = () => cancel(running, signal?.reason);
        const free = () => signal?.removeEventListener('abort', onAbort);
        running.resolve = (value) => {
          free();
          resolve(value);
        };
        running.reject = (reason) => {
          free();
          reject(reason);
        };
        signal?.addEventListener('abort', onAbort);
        tasks.set(running.id, running);
        launch(running);
      });
    },
    async close() {
      closed = true;
      for (const running of [...tasks.values()]) {
        settle(running);
        running.reject(errors.closed());
      }
      const stopped = stop();
      if (stopped && stopped.exitCode === null && stopped.signalCode === null)
        await new Promise((resolve) => stopped.once('exit', resolve));
    },
  };
}
