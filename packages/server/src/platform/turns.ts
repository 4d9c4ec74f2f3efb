/** More came at once than may wait. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

/**
 * Lets so many run at a time and so many wait, in the order they came.
 * @returns runs the work when its turn comes, or throws {TooBusy} at once
 */
export function inTurns({
  slots,
  waiting,
}: {
  slots: number;
  waiting: number;
}): <T>(work: () => Promise<T>) => Promise<T> {
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
