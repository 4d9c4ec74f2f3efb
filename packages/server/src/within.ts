/**
 * Waits for an answer, but not for ever. What is asked goes on, and its late answer is ignored.
 * @throws what `late` makes, after `limitMs`
 */
export async function within<T>(limitMs: number, answer: Promise<T>, late: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), limitMs);
  });
  return Promise.race([answer, end]).finally(() => clearTimeout(timer));
}
