import { globSync, readFileSync } from 'node:fs';
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

describe.each([
  ['Add a row field', /completion_rate|completionRate/, 13],
  ['Add a stage', /[Cc]onsumption/, 33],
])('%s', (title, word, most) => {
  test('the list of CONTRIBUTING.md names every file', () => {
    expect(listed(title)).toEqual(filesWith(word));
  });

  test('the list does not grow', () => expect(listed(title).length).toBeLessThanOrEqual(most));
});
