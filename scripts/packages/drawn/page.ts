import { captureOwnerStack } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { cases } from './cases.ts';
import { wrap } from './wrap.tsx';

declare global {
  interface Window {
    /** Set once every story has hydrated. */
    hydrated?: { faults: string[]; roots: number };
  }
}

const faults: string[] = [];
console.error = (...said: unknown[]) =>
  faults.push(said.join(' ').slice(0, 600) + (captureOwnerStack() ?? '').slice(0, 400));
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const waiting = new Set(cases.map(({ name }) => name));
const done = (name: string) => {
  waiting.delete(name);
  if (waiting.size === 0) window.hydrated = { faults, roots: cases.length };
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
