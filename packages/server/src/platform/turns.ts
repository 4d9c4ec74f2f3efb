/** More came at once than may wait. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

/** How many run at a time and how many wait. */
type Bounds = { slots: number; waiting: number };

/**
 * Lets so many run at a time and so many wait, in the order they came.
 * @returns runs the work when its turn comes, or throws {TooBusy} at once
 */
export function inTurns({ slots, waiting }: Bounds): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running >= slots) {
      if (queue.length >= waiting) throw new TooBusy();
      // Whoever ends hands the place over, so that nobody who comes later can take it.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** The same for each group by itself. */
export function inTurnsByGroup(bounds: Bounds): <T>(group: number, work: () => Promise<T>) => Promise<T> {
  const groups = new Map<number, { turn: ReturnType<typeof inTurns>; users: number }>();
  return async (group, work) => {
    const own = groups.get(group) ?? { turn: inTurns(bounds), users: 0 };
    groups.set(group, own);
    own.users += 1;
    try {
      return await own.turn(work);
    } finally {
      own.users -= 1;
      if (own.users === 0) groups.delete(group);
    }
  };
}
