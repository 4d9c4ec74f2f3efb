import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunch } from './chromium.ts';
import { serve } from './lib/serve.ts';
import { compare } from './pictures/compare.ts';
import { pictureModes } from './pictures/modes.ts';
import { photographs } from './pictures/photograph.ts';
import { type Entry, firstStories, folder, isScreen, readEntries } from './storybook/entries.ts';

/**
 * Photographs every screen of the built Storybook in six modes and compares it with the last release, whose
 * pictures are committed. The differences are written next to the Storybook, where its page "What changed"
 * shows them.
 *
 * npm run build-storybook && npm run test:visual -- [all] [--update]
 *
 * It fails if a picture differs and no changeset names `@leaf/ui`. Pictures depend on the browser, so its
 * version is recorded with them: another version renders text slightly differently, so only large differences
 * are shown then, and nothing fails. `--update` retakes the pictures; a release does so. With `all` every
 * component is photographed and compared with your own pictures in `.cache/pictures`.
 */
const all = process.argv.includes('all');
const update = process.argv.includes('--update');
const kept = all ? '.cache/pictures' : 'stories/pictures';
const out = path.join(folder, 'changes');

/** The metadata stored with the pictures. */
type Baseline = { release: string; browser: string };
const baselineFile = path.join(kept, 'baseline.json');
const baseline: Baseline | undefined = existsSync(baselineFile)
  ? JSON.parse(await readFile(baselineFile, 'utf8'))
  : undefined;

const first = firstStories(readEntries());
const entries = [...first].filter((entry) => all || isScreen(entry));
const nameOf = ({ title }: Entry, mode: string) => `${title.split('/').at(-1)}.${mode}.webp`;

const server = await serve(folder);
const browser = await chromium.launch(chromiumLaunch);
const version = browser.version();
const sameBrowser = version === baseline?.browser;
/** The share of a picture that may differ: with the same browser no more than some twenty stray pixels. */
const tolerance = sameBrowser ? 0.00003 : 0.02;
const taken = new Set<string>();
const changes: { story: string; mode: string; share: number; name: string; isNew: boolean }[] = [];
let bytes = 0;

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
await mkdir(kept, { recursive: true });
for (const mode of pictureModes)
  for await (const { entry, picture } of photographs(browser, server.origin, entries, mode)) {
    const name = nameOf(entry, mode.name);
    taken.add(name);
    const file = path.join(kept, name);
    const before = existsSync(file) ? await readFile(file) : undefined;
    const compared = before && (await compare(before, picture));
    const differs = !compared || compared.share > tolerance;
    if (update && differs) await writeFile(file, picture);
    bytes += before && !(update && differs) ? before.length : picture.length;
    if (!differs) continue;
    changes.push({ story: entry.id, mode: mode.name, share: compared?.share ?? 1, name, isNew: !compared });
    await writeFile(path.join(out, `after-${name}`), picture);
    if (before && compared) {
      await writeFile(path.join(out, `before-${name}`), before);
      await writeFile(path.join(out, `difference-${name}`), compared.picture);
    }
    console.log(`${compared ? `${(compared.share * 100).toFixed(2)} %` : 'new'}  ${name}`);
  }
await browser.close();
server.close();

const gone = (await readdir(kept)).filter((name) => name.endsWith('.webp') && !taken.has(name));
const { version: release } = JSON.parse(await readFile('packages/ui/package.json', 'utf8'));
if (update) {
  for (const name of gone) await rm(path.join(kept, name));
  await writeFile(baselineFile, `${JSON.stringify({ release, browser: version }, null, 2)}\n`);
}
await writeFile(
  path.join(out, 'changes.json'),
  JSON.stringify({
    release: baseline?.release,
    browser: version,
    before: baseline?.browser,
    compared: taken.size,
    gone,
    changes,
  }),
);

/** Whether a changeset says that the components look or behave differently. */
async function isExplained(): Promise<boolean> {
  const files = (await readdir('.changeset')).filter((name) => name.endsWith('.md'));
  const texts = await Promise.all(files.map((name) => readFile(path.join('.changeset', name), 'utf8')));
  return texts.some((text) => /^['"]?@leaf\/ui['"]?:/m.test(text));
}

if (baseline && !sameBrowser && !update)
  console.log(
    `Chromium ${version}; the pictures were taken with ${baseline.browser}: only large differences count.`,
  );
const differing = `${changes.length} ${update ? 'taken anew' : 'differ'}`;
console.log(`${taken.size} pictures, ${Math.round(bytes / 1024)} kB, ${differing}, ${gone.length} gone.`);
if (!update && !all && sameBrowser && changes.length > 0 && !(await isExplained())) {
  console.log('No changeset of @leaf/ui says what changed: npm run changeset.');
  process.exitCode = 1;
}
