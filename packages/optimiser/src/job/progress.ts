import { costOf } from '../formats/records.ts';
import type { WrittenFormat } from '../types.ts';

/** Encodes a format usually needs. */
const usualEncodes = 5;

/** Turns finished encodes into a fraction of the job that never decreases and is 1 only at the end. */
export function createProgress(formats: readonly WrittenFormat[], report: (fraction: number) => void) {
  const planned = new Map(formats.map((format) => [format, usualEncodes]));
  const done = new Map<WrittenFormat, number>();
  let last = 0;

  const sum = (counts: ReadonlyMap<WrittenFormat, number>) =>
    [...counts].reduce((total, [format, count]) => total + costOf(format) * count, 0);

  function update(): void {
    const fraction = Math.min(0.99, sum(done) / Math.max(1, sum(planned)));
    if (fraction <= last) return;
    last = fraction;
    report(fraction);
  }

  return {
    /** One encode of a format was measured. */
    measured(format: WrittenFormat): void {
      const count = (done.get(format) ?? 0) + 1;
      done.set(format, count);
      planned.set(format, Math.max(planned.get(format) ?? 0, count));
      update();
    },
    /** A format is finished. */
    finished(format: WrittenFormat): void {
      planned.set(format, done.get(format) ?? 0);
      update();
    },
    complete(): void {
      last = 1;
      report(1);
    },
  };
}
