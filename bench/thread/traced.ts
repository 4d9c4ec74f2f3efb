import type { CDPSession, Page } from 'playwright';
import { rest } from '../press.ts';

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds: when it began, how long it took, and how long the processor worked for it. */
  ts: number;
  dur?: number;
  tdur?: number;
  args: { data?: { type?: string } };
};

/** Milliseconds of processor time of the main thread. */
export type Work = {
  /** From the input to the first frame after it. */
  untilFrame: number;
  /** The longest task: nothing else is answered meanwhile. */
  longest: number;
  /** Until the page is at rest. */
  total: number;
};

// Tasks and commits are in the last category.
const categories = 'toplevel,devtools.timeline,disabled-by-default-devtools.timeline';
const inputs = ['mousedown', 'mouseup', 'click', 'keydown'];

/** What the main thread of a page works for one action. */
export async function traced(page: Page, act: () => Promise<void>): Promise<Work> {
  const devtools = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await devtools.send('Tracing.start', { categories });
  await act();
  await rest(page);
  await rest(page);
  await endOf(devtools);

  const isInput = ({ name, args }: TraceEvent) =>
    name === 'EventDispatch' && inputs.includes(args.data?.type ?? '');
  const input = events.filter(isInput).at(-1);
  if (!input) throw new Error('The page saw no input.');
  const onMain = events.filter(({ pid, tid }) => pid === input.pid && tid === input.tid);
  const tasks = onMain.filter(({ name, tdur }) => name === 'RunTask' && tdur !== undefined);
  const frame = onMain.filter(({ name, ts }) => name === 'Commit' && ts > input.ts).sort(byTime)[0];
  const before = tasks.filter(
    ({ ts, dur = 0 }) => ts + dur >= input.ts && ts <= (frame?.ts ?? Number.POSITIVE_INFINITY),
  );
  return {
    untilFrame: sum(before),
    longest: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000)),
    total: sum(tasks),
  };
}

async function endOf(devtools: CDPSession) {
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  await devtools.detach();
}

const byTime = (one: TraceEvent, other: TraceEvent) => one.ts - other.ts;
const sum = (tasks: readonly TraceEvent[]) => tasks.reduce((all, { tdur = 0 }) => all + tdur / 1000, 0);
