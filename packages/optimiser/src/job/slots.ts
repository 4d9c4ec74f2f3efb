interface Waiting {
  owner: unknown;
  priority: number;
  start: () => void;
}

/** Slots for encodes. */
export interface Slots {
  /**
   * Runs a task when a slot is free. Owners take turns: the one with the fewest running tasks goes first;
   * among its tasks the highest priority, then the oldest.
   */
  run<T>(owner: unknown, priority: number, task: () => Promise<T>): Promise<T>;
}

/** @param count how many tasks run at the same time */
export function createSlots(count: number): Slots {
  const waiting: Waiting[] = [];
  const running = new Map<unknown, number>();
  let free = count;
  const load = (owner: unknown) => running.get(owner) ?? 0;

  function startNext(): void {
    if (free === 0 || waiting.length === 0) return;
    const next = waiting.reduce((best, one) => {
      const turn = load(one.owner) - load(best.owner);
      return turn < 0 || (turn === 0 && one.owner === best.owner && one.priority > best.priority)
        ? one
        : best;
    });
    waiting.splice(waiting.indexOf(next), 1);
    free -= 1;
    running.set(next.owner, load(next.owner) + 1);
    next.start();
    startNext();
  }

  function release(owner: unknown): void {
    free += 1;
    const left = load(owner) - 1;
    if (left > 0) running.set(owner, left);
    else running.delete(owner);
    startNext();
  }

  return {
    async run(owner, priority, task) {
      await new Promise<void>((start) => {
        waiting.push({ owner, priority, start });
        startNext();
      });
      try {
        return await task();
      } finally {
        release(owner);
      }
    },
  };
}
