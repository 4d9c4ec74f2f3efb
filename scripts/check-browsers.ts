import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'acorn';
import { browsers } from 'web-features';
import { allowed } from './browsers/allowed.ts';
import { featureOf } from './browsers/baseline.ts';
import { javascriptAboveFloor } from './browsers/javascript.ts';
import { stylesAboveFloor } from './browsers/styles.ts';
import { root } from './lib/install.mjs';
import { messageOf } from './packages/results.ts';

/**
 * Reports what the built portal and the custom elements use that is not Baseline widely available, according to the data
 * of the browser makers' own group.
 */
const portal = 'packages/portal/dist';
const built = [portal, 'packages/elements/dist'];
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const kinds: Record<string, (source: string) => Set<string>> = {
  '.js': javascriptAboveFloor,
  '.css': stylesAboveFloor,
};

proveItself();

/** Inline scripts of a page. */
const inlineScripts = (page: string) =>
  [...page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);

const seen = new Map<string, string[]>();
const see = (keys: Iterable<string>, file: string) => {
  for (const key of keys) seen.set(key, [...(seen.get(key) ?? []), file]);
};
const files = built
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => path.extname(file) in kinds);
for (const file of files) {
  const look = kinds[path.extname(file)];
  if (look) see(look(read(file)), file);
}

const complaints: string[] = [];
for (const page of ['index.html', 'login.html']) {
  const scripts = inlineScripts(read(path.join(portal, page)));
  for (const script of scripts) see(javascriptAboveFloor(script), page);
  try {
    // This script tells users of old browsers so, and old browsers must be able to read it.
    parse(scripts[0] ?? '', { ecmaVersion: 5, sourceType: 'script' });
  } catch (error) {
    complaints.push(`The first script of ${page} is younger than ECMAScript 5: ${messageOf(error)}`);
  }
}

const keys = allowed.flatMap((group) => group.keys);
/** An allowed property includes its values. */
const covers = (key: string) => keys.find((one) => key === one || key.startsWith(`${one}.`));
for (const [key, where] of seen)
  if (!covers(key))
    complaints.push(`${key} (${featureOf(key)}) is above the floor, in ${[...new Set(where)].join(', ')}`);
const used = new Set([...seen.keys()].map(covers));
for (const key of keys)
  if (!used.has(key)) complaints.push(`${key} is allowed in scripts/browsers/allowed.ts but not used.`);

for (const complaint of complaints) console.error(complaint);
console.log(
  `${files.length} files looked at; above the floor and allowed: ${[...seen.keys()].filter(covers).length}. The floor: ${floor()}.`,
);
console.log(`${files.length} passed, ${complaints.length} failed`);
process.exitCode = complaints.length === 0 ? 0 : 1;

/**
 * The releases that were current thirty months before the newest one in the data: the definition of "widely available".
 */
function floor() {
  const dates = Object.values(browsers).flatMap(({ releases }: { releases: readonly { date: string }[] }) =>
    releases.map(({ date }) => date),
  );
  const [newest = ''] = dates
    .filter((date) => date <= new Date().toISOString())
    .sort()
    .reverse();
  const then = new Date(newest);
  then.setMonth(then.getMonth() - 30);
  const { chrome, edge, firefox, safari } = browsers;
  return [chrome, edge, firefox, safari]
    .map(({ name, releases }) => {
      const older = releases.filter(({ date }) => date <= then.toISOString());
      const current = older.sort((a, b) => a.date.localeCompare(b.date)).at(-1);
      return `${name} ${current?.version}`;
    })
    .join(', ');
}

/** A check that finds nothing at all proves nothing. */
function proveItself() {
  const found = (look: (source: string) => Set<string>, text: string) => [...look(text)];
  assert.deepEqual(found(javascriptAboveFloor, 'AbortSignal.timeout(1)'), ['api.AbortSignal.timeout_static']);
  assert.deepEqual(found(javascriptAboveFloor, 'Promise.try(f)'), ['javascript.builtins.Promise.try']);
  assert.deepEqual(found(javascriptAboveFloor, 'new WebTransport(u)'), ['api.WebTransport']);
  assert.deepEqual(
    found(javascriptAboveFloor, 'const WebTransport = mine; new WebTransport(); [1].at(-1)'),
    [],
  );
  assert.throws(() => javascriptAboveFloor('using x = y;'));
  assert.deepEqual(found(stylesAboveFloor, 'a { field-sizing: content }').slice(0, 1), [
    'css.properties.field-sizing',
  ]);
  assert.deepEqual(
    found(stylesAboveFloor, 'a { color: if(style(--x: 1): red; else: blue) }').length > 0,
    true,
  );
  assert.deepEqual(
    found(stylesAboveFloor, '@supports (field-sizing: content) { a { field-sizing: content } }'),
    [],
  );
  assert.deepEqual(found(stylesAboveFloor, 'a:has(b) { container-type: inline-size; height: 1dvh }'), []);
}
