/** Milliseconds that the costly rest of a component, a chart or a windowed table may take to follow. */
const patience = 2_000;

export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));

/** The faults that are left on the page once what follows has had its time; it ends with the first frame without any. */
export async function lasting<Fault>(faults: () => Fault[]): Promise<Fault[]> {
  const until = performance.now() + patience;
  let found: Fault[];
  do {
    await nextFrame();
    found = faults();
  } while (found.length > 0 && performance.now() < until);
  return found;
}
