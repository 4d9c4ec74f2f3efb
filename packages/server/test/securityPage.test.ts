import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8').replaceAll(/\s*\n\s*/g, ' ');

const sources = globSync('{packages/*/{src,test,bench},e2e,stories}/**/*.{test,trial,spec}.{ts,tsx}', {
  cwd: root,
  exclude: (name) => name.includes('node_modules'),
});

/** A text as titles are compared: without what typesetting and code write differently. */
const plain = (text: string) =>
  text.replaceAll(/[’']/g, "'").replaceAll(/\\(.)/g, '$1').replaceAll(/\s+/g, ' ');

/** What all files of that name say: there may be one in several folders. */
function textOf(file: string): string | undefined {
  const found = sources.filter((path) => basename(path) === basename(file) && path.endsWith(file));
  return found.length
    ? plain(found.map((path) => readFileSync(join(root, path), 'utf8')).join('\n'))
    : undefined;
}

/** A quoted title stands for one in the file; `…` stands for what a table fills in, or for a rest left out. */
function isIn(text: string, title: string): boolean {
  const parts = title
    .split('…')
    .map((part) => plain(part).trim().replace(/,$/, ''))
    .filter(Boolean);
  return parts.every((part) => text.includes(part));
}

/** Each file the page names, with the titles that follow it up to the next file. */
const named = [...page.matchAll(/`([\w./-]+\.(?:test|trial|spec)\.tsx?)`([^`]*)/g)].map(
  ([, file = '', rest = '']) => {
    const titles = /^:((?:\s*"[^"]*"(?:,| and)?)*)/.exec(rest)?.[1] ?? '';
    return { file, titles: [...titles.matchAll(/"([^"]*)"/g)].map(([, title = '']) => title) };
  },
);

describe('docs/security.md', () => {
  it('names tests that are there', () => {
    expect(named.length).toBeGreaterThan(100);
    const missing = named.flatMap(({ file, titles }) => {
      const text = textOf(file);
      if (text === undefined) return [file];
      return titles.filter((title) => !isIn(text, title)).map((title) => `${file}: "${title}"`);
    });
    expect(missing).toEqual([]);
  });

  it('has a row for every chapter of ASVS 5.0', () => {
    const chapters = [
      ...page.matchAll(/\| V(\d+)\.\d+[ ,][^|]*\| (met|partly|not met|not applicable)\b[^|]*\|/g),
    ];
    expect(new Set(chapters.map(([, chapter]) => Number(chapter)))).toEqual(
      new Set(Array.from({ length: 17 }, (_, index) => index + 1)),
    );
  });
});
