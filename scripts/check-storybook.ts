import path from 'node:path';
import { storybookPolicies } from '../packages/server/src/http/storybook.ts';
import { serve } from './lib/serve.ts';
import { checkLicences } from './packages/licences.ts';
import { type Entry, firstStories, folder, isScreen, plays, readEntries } from './storybook/entries.ts';
import { visitFrame } from './storybook/frame.ts';
import { type Mode, modes } from './storybook/modes.ts';
import { visitor } from './storybook/visitor.ts';

/**
 * Serves the static Storybook below a sub-path and checks its entries: no error in the console, no failed request,
 * nothing from another origin or against its content security policy, no axe violation, and no sideways scrolling, not
 * even at 320 px. The build has to carry the licences of what it contains.
 *
 *     npm run build-storybook && npm run check:storybook -- [docs | whole] [part of an id …]
 *
 * By default it opens the first story of each component, every screen in every state, and the toolbar: in both schemes,
 * in every language and the pseudo-language, right to left, with 200% text, and in forced colours. `whole` opens every
 * entry, text pages too. `docs` opens only text pages, in English and the light scheme; `npm run test:stories` already
 * checks the states on them.
 */
const [kind] = process.argv.slice(2).filter((word) => word === 'docs' || word === 'whole');
const only = process.argv.slice(2).filter((word) => word !== kind);

const policies = storybookPolicies(folder);
const server = await serve(folder, {
  base: '/sub',
  // As `npm start` serves it.
  setHeaders(response, file) {
    const policy = policies.get(path.join(folder, file.endsWith('/') ? `${file}index.html` : file));
    if (policy) response.setHeader('content-security-policy', policy);
  },
});
const base = `${server.origin}/sub/`;
const entries = readEntries();
const first = firstStories(entries);
const isChosen = (entry: Entry) => {
  if (kind === 'whole') return true;
  return kind === 'docs' ? entry.type === 'docs' : first.has(entry) || isScreen(entry);
};
const isNamed = ({ id }: Entry) => only.length === 0 || only.some((part) => id.includes(part));
const chosen = entries.filter((entry) => isNamed(entry) && isChosen(entry));
const modesOf = (entry: Entry): readonly Mode[] => {
  if (kind === 'docs') return modes.slice(0, 1);
  return plays(entry) ? modes.filter(({ translated }) => !translated) : modes;
};

let passed = 0;
let failed = 0;
/** Prints each fault as it is found, so that a run that is stopped has still shown it. */
const note = (id: string, mode: string, found: readonly string[]) => {
  if (found.length === 0) passed += 1;
  else {
    failed += 1;
    console.log(`✗ ${id} (${mode})\n    ${found.join('\n    ')}`);
  }
};

const began = Date.now();
let done = 0;
const queue = [...chosen];
const firstPage = (next: Entry) => entries.find((other) => other.type === 'docs' && other !== next)?.id ?? '';
/** A browser each: in one browser, a tab that closes takes the mocks' worker away from the other. */
const visitors = [visitor(base, firstPage), visitor(base, firstPage)];
await Promise.all(
  visitors.map(async ({ visit, close }) => {
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      const { id } = entry;
      await visit(entry, modesOf(entry), (mode, found) => note(id, mode, found));
      done += 1;
      if (done % 20 === 0 || done === chosen.length) progress();
    }
    await close();
  }),
);

await checkLicences(path.join(folder, 'assets')).then(
  () => note('the build', 'licences', []),
  (error: Error) => note('the build', 'licences', [error.message]),
);
if (only.length === 0) for (const [name, found] of await visitFrame(base)) note(name, 'the toolbar', found);

server.close();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function progress() {
  const minutes = ((Date.now() - began) / 60_000).toFixed(1);
  console.log(`${done} of ${chosen.length} entries, ${failed} faults, ${minutes} min`);
}
