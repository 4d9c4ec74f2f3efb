import { captureOwnerStack } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { cases } from './cases.ts';
import { wrap } from './wrap.tsx';

declare global {
  interface Window {
    /** How many stories have not hydrated yet, and what was reported so far. */
    hydration?: { faults: string[]; roots: number; waiting: number };
  }
}

const faults: string[] = [];
console.error = (...said: unknown[]) =>
  faults.push(said.join(' ').slice(0, 600) + (captureOwnerStack() ?? '').slice(0, 400));
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const waiting = new Set(cases.map(({ name }) => name));
const hydration = { faults, roots: cases.length, waiting: waiting.size };
window.hydration = hydration;
const done = (name: string) => {
  waiting.delete(name);
  hydration.waiting = waiting.size;
};
for (const one of cases) {
  const place = document.getElementById(one.name);
  if (!place) throw new Error(`${one.name} was not drawn.`);
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
