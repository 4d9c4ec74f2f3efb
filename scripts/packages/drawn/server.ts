import { writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { prerender } from 'react-dom/static';
import { cases, parts } from './cases.ts';
import { wrap } from './wrap.tsx';

/** The result of rendering all stories in plain Node. */
export type Drawn = {
  drawn: Record<string, string>;
  faults: string[];
  parts: string[];
  without: string[];
};

let current = '';
const faults: string[] = [];
console.error = (...said: unknown[]) => faults.push(`${current}: ${said.join(' ').slice(0, 300)}`);
const drawn: Record<string, string> = {};
const messageOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

for (const one of cases) {
  current = one.name;
  try {
    const { prelude } = await prerender(
      wrap(one, () => undefined),
      {
        identifierPrefix: one.name,
        onError: (error) => {
          faults.push(`${one.name}: ${messageOf(error).split('\n')[0]}`);
        },
      },
    );
    drawn[one.name] = await text(prelude);
  } catch (error) {
    faults.push(`${one.name}: ${messageOf(error).split('\n').slice(0, 3).join(' ')}`);
  }
}
const known = new Set(cases.map(({ part }) => part));
const answer: Drawn = { drawn, faults, parts, without: parts.filter((part) => !known.has(part)) };
writeFileSync('drawn.json', JSON.stringify(answer));
process.exit(0);
