import type { Page } from 'playwright';
import { rest } from '../press.ts';

/** The condition that the page must meet for an action to count as done. */
export type Goal = { there: string; words?: string } | { gone: string };

type Waiting = { painted?: Promise<number> };

/** A goal that is not met by then never will be, in milliseconds. */
const patience = 60_000;

/**
 * Milliseconds from an input event to the end of the first frame in which the page meets its goal. It starts at the
 * event's own time stamp, so that time before the page could handle the event counts too.
 */
export async function timed(page: Page, event: 'click' | 'keydown', goal: Goal, act: () => Promise<void>) {
  await page.evaluate(
    ([event, goal, patience]) => {
      const reached = () => {
        if ('gone' in goal) return !document.querySelector(goal.gone);
        const words = document.querySelector(goal.there)?.textContent;
        return words !== undefined && words !== null && (goal.words === undefined || words === goal.words);
      };
      const afterFrame = (then: () => void) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = then;
        port2.postMessage(undefined);
      };
      (window as Waiting).painted = new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error(`Not met: ${JSON.stringify(goal)}`)), patience);
        window.addEventListener(
          event,
          ({ timeStamp }) => {
            const check = () => {
              if (reached()) afterFrame(() => resolve(performance.now() - timeStamp));
              else requestAnimationFrame(check);
            };
            requestAnimationFrame(check);
          },
          { capture: true, once: true },
        );
      });
    },
    [event, goal, patience] as const,
  );
  await act();
  const milliseconds = await page.evaluate(() => (window as Waiting).painted);
  if (milliseconds === undefined) throw new Error('Nothing was timed.');
  await rest(page);
  return milliseconds;
}
