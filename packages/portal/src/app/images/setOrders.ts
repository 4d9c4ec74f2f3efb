/** The most images of a set. */
export const IMAGES_PER_SET = 200;
/** The most images that one call takes. */
export const IMAGES_PER_CALL = 20;

/**
 * Starts a job for each image of a set, call by call. If a call is refused, the jobs before it go on, and the next start
 * with the same settings begins with the images that have none.
 */
export function createSetOrders<Order>(send: (images: number[], order: Order) => Promise<unknown>) {
  let settings = '';
  const started = new Set<number>();
  return {
    /** How many images of an interrupted start have their job. */
    started: () => started.size,
    async start(images: readonly number[], order: Order): Promise<void> {
      const named = JSON.stringify(order);
      if (named !== settings) started.clear();
      settings = named;
      const left = images.filter((id) => !started.has(id));
      for (let from = 0; from < left.length; from += IMAGES_PER_CALL) {
        const part = left.slice(from, from + IMAGES_PER_CALL);
        await send(part, order);
        for (const id of part) started.add(id);
      }
      started.clear();
    },
  };
}
