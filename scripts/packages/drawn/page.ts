import { captureOwnerStack } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { cases } from './cases.ts';
import { wrap } from './wrap.tsx';

declare global {
  interface Window {
    /** The names of stories that have not hydrated yet, and what was reported so far. */
    hydration?: { faults: string[]; roots: number; waiting: string[] };
  }
}

const faults: string[] = [];
console.error = (...said: unknown[]) =>
  faults.push(said.join(' ').slice(0, 600) + (captureOwnerStack() ?? '').slice(0, 400));
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const drawn = cases.flatMap((one) => {
  const place = document.getElementById(one.name);
  return place ? [{ one, place }] : [];
});
const hydration = { faults, roots: drawn.length, waiting: drawn.map(({ one }) => one.name) };
window.hydration = hydration;
const done = (name: string) => {
  hydration.waiting = hydration.waiting.filter((other) => other !== name);
};
for (const { one, place } of drawn) {
  hydrateRoot(
    place,
    wrap(one, () => done(one.name)),
    {
      identifierPrefix: one.name,
      onRecoverableError: (error) => {
        faults.push(`${one.name}: ${messageOf(error).slice(0, 1200)}`);
      },
      onUncaughtError: (error) => {
        faults.push(`${one.name}: ${messageOf(error).slice(0, 600)}`);
        done(one.name);
      },
    },
  );
}
