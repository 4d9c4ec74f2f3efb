export interface Cost<T> {
  value: T;
  /** Milliseconds of CPU of this process, all threads. */
  cpu: number;
  /** Elapsed milliseconds. */
  wall: number;
}

/** The cost of a task. */
export async function cost<T>(task: () => T | Promise<T>): Promise<Cost<T>> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  const value = await task();
  const wall = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  return { value, cpu: (user + system) / 1000, wall };
}

export const cheaper = <T>(one: Cost<T>, other: Cost<T>): Cost<T> => (other.cpu < one.cpu ? other : one);

/** The cheapest of several runs, to exclude the load of other programs. */
export async function best<T>(runs: number, task: () => T | Promise<T>): Promise<Cost<T>> {
  let cheapest = await cost(task);
  for (let i = 1; i < runs; i++) cheapest = cheaper(cheapest, await cost(task));
  return cheapest;
}
