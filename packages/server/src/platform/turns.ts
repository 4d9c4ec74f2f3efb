/** The waiting line is full. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

/** How many may run at a time and how many may wait. */
type Bounds = { slots: number; waiting: number };

/**
 * Limits how many run at a time and how many wait, in order of arrival.
 * @returns a function that runs the work when its turn comes, or throws {TooBusy} immediately
 */
export function inTurns({ slots, waiting }: Bounds): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running >= slots) {
      if (queue.length >= waiting) throw new TooBusy();
      // A finished task hands its place over directly, so that no later one can take it.
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

/** The same, for each group separately. */
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
