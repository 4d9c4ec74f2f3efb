import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
/**
 * Excludes tests and stories, which are next to their files, and the columns of the tables, which a test
 * writes.
 */
const isCounted = (file: string) =>
  !/\.(test|stories|advice|columns)\.|\/(generated|migrations|node_modules|dist)\//.test(file);
/** Every language has a file of labels, which is one item of a list. */
const asListed = (file: string) =>
  /^packages\/ui\/src\/labels\/[a-z]{2}\.ts$/.test(file) ? 'packages/ui/src/labels/LANGUAGE.ts' : file;
const files = globSync(['packages/*/{src,test}/**/*.{ts,tsx,css}', 'e2e/support/*.ts', 'openapi.yaml'], {
  cwd: root,
})
  .map((file) => file.replaceAll('\\', '/'))
  .filter(isCounted);

/** The files in one list of CONTRIBUTING.md. Each item is a folder and its files: `folder/`: `file`, `file`. */
function listed(title: string): string[] {
  const section = read('CONTRIBUTING.md').split(`### ${title}\n`)[1]?.split('\n### ')[0] ?? '';
  return section
    .split('\n- ')
    .slice(1)
    .flatMap((item) => {
      const names = [...item.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
      const room = names[0]?.endsWith('/') ? names.shift() : '';
      return names.map((name) => `${room}${name}`);
    })
    .sort();
}

const filesWith = (word: RegExp) =>
  [...new Set(files.filter((file) => word.test(read(file))).map(asListed))].sort();

/** A numbered list of CONTRIBUTING.md: the text of its section, and its files. */
function numbered(title: string) {
  const section = read('CONTRIBUTING.md').split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
  return { section, items: [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file) };
}

describe('Add a preset', () => {
  const { items } = numbered('Add a preset');

  test('the list of CONTRIBUTING.md names every file that names a platform by its ID', () => {
    expect(filesWith(/\bmicrosoft-audience\b/).filter((file) => !items.includes(file))).toEqual([]);
  });

  test('each of its files exists', () => {
    const named = items.filter((file) => !file.includes('LANGUAGE'));
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});

describe('Add an image format', () => {
  const { section, items } = numbered('Add an image format');
  /** The formats that every job tries, in one list, record or sentence; those of uploads have PNG among them. */
  const listing = /\bjpeg\b(?:(?!png|gif)[^;])*?\bwebp\b(?:(?!png|gif)[^;])*?\bavif\b/i;
  const comments = /(?<=^|[\s{(])(?:\/\*[\s\S]*?\*\/|\/\/.*$)/gm;
  const lists = (file: string) => listing.test(read(file).replace(comments, ''));
  /** What platforms accept, and the uploads that can be read: a format that is only written changes neither. */
  const others = ['packages/optimiser/src/presets.ts', 'packages/server/src/features/images/images.ts'];

  test('the list of CONTRIBUTING.md names every file that lists the formats', () => {
    const found = [...new Set(files.filter((file) => lists(file) && !others.includes(file)).map(asListed))];
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter((file) => !items.includes(file))).toEqual([]);
  });

  test('each of its files exists', () => {
    const named = items.filter((file) => !/NAME|LANGUAGE/.test(file));
    expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  test('it names every constraint of the database on a format', () => {
    const migrations = globSync('packages/server/src/db/migrations/*.ts', { cwd: root }).map(read);
    const constraints = migrations.flatMap((migration) => {
      let table = '';
      return [...migration.matchAll(/ table (?<table>\w+)|check \((?<column>\w*format) in/g)].flatMap(
        ({ groups = {} }) => {
          table = groups.table ?? table;
          return groups.column ? [`\`${table}.${groups.column}\``] : [];
        },
      );
    });
    expect(constraints.length).toBeGreaterThan(3);
    expect(constraints.filter((constraint) => !section.includes(constraint))).toEqual([]);
  });

  test('the list does not grow', () => expect(items.length).toBeLessThanOrEqual(14));
});

test('each file and folder outside the lists that a guide names exists', () => {
  const text = ['Add an image format', 'Add a mail', 'What a change touches']
    .map((title) => numbered(title).section)
    .join();
  const named = [...text.matchAll(/`((?:packages|scripts)\/[^` ]+\.ts)`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((file) => !/NAME|LANGUAGE/.test(file) && !existsSync(path.join(root, file)))).toEqual(
    [],
  );
});

test('“Add a row field” names parts that its files have', () => {
  const section = read('CONTRIBUTING.md').split('### Add a row field\n')[1]?.split('\n### ')[0] ?? '';
  const named = [...section.matchAll(/^\d+\. `(packages[^`]+)`: `(\w+)`/gm)];
  expect(named.length).toBeGreaterThan(1);
  for (const [, file = '', name = ''] of named) expect(read(file)).toMatch(new RegExp(`\\b${name}\\b`));
});

test.each([
  'Add a refusal',
  'Add a call',
  'Add a page of the portal',
  'Add a limit of an organization',
  'Add a mail',
])('each file and folder of “%s” exists', (title) => {
  const named = numbered(title).items.filter((file) => !/AREA|LANGUAGE|NAME/.test(file));
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

describe.each([
  ['Add a row field', /completion_rate|completionRate/, 13],
  ['Add a stage', /[Cc]onsumption/, 33],
])('%s', (title, word, most) => {
  test('the list of CONTRIBUTING.md names every file', () => {
    expect(listed(title)).toEqual(filesWith(word));
  });

  test('the list does not grow', () => expect(listed(title).length).toBeLessThanOrEqual(most));
});
