import { matchRoutes } from 'react-router-dom';
import { pages } from '../../src/pages.tsx';

declare module 'vitest' {
  interface TaskMeta {
    /** What the test has seen on screen. */
    covers?: string[];
    /** What some test has to see: a name and under it what belongs to it. */
    mustCover?: Record<string, string[]>;
  }
}

/** Options of a test that say what it sees. */
export const covers = (...names: string[]) => ({ meta: { covers: names } });

/** A route in a state of its guard. */
export type Guarding = 'shown' | 'no token' | 'Loading' | 'user call fails';

const patternOf = (address: string) =>
  (matchRoutes(pages, address) ?? [])
    .flatMap(({ route }) => route.path ?? [])
    .join('/')
    .replace(/^\/*/, '/');

export const route = (address: string, state: Guarding) => `route ${patternOf(address)}: ${state}`;
export const event = (name: string) => `event ${name}`;
export const error = (text: string) => `error ${text}`;
