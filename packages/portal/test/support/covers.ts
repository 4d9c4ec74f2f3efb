import { matchRoutes } from 'react-router-dom';
import { pages } from '../../src/pages.tsx';
import { creativePages } from '../../src/routes/creatives.tsx';

declare module 'vitest' {
  interface TaskMeta {
    /** What the test covers on screen. */
    covers?: string[];
    /** What the tests have to cover, grouped by name. */
    mustCover?: Record<string, string[]>;
  }
}

/** Test options that declare what the test covers. */
export const covers = (...names: string[]) => ({ meta: { covers: names } });

/** A route in a state of its guard. */
export type Guarding = 'shown' | 'no token' | 'Loading' | 'user call fails';

/** Every route, with those that are loaded with their pages. */
export const allPages = [...pages, { path: '/creativeli/html5', children: creativePages }];

const patternOf = (address: string) =>
  (matchRoutes(allPages, address) ?? [])
    .flatMap(({ route }) => route.path || [])
    .join('/')
    .replace(/^\/*/, '/');

export const route = (address: string, state: Guarding) => `route ${patternOf(address)}: ${state}`;
export const event = (name: string) => `event ${name}`;
export const error = (text: string) => `error ${text}`;
