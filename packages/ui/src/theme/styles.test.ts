import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import postcss from 'postcss';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { leafVariables } from './cssVariables.ts';

const here = fileURLToPath(new URL('..', import.meta.url));
const mantine = dirname(dirname(fileURLToPath(import.meta.resolve('@mantine/core/styles.css'))));

const textOf = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: folder })
    .filter((file) => !/\.(stories|test)\./.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));

/** Most files need no parsing. */
const mentionsMantine = (text: string) => text.includes('@mantine/core');

/** The Mantine components that a source imports, if they have styles of their own. */
const styledIn = (text: string) =>
  ts
    .createSourceFile('source.tsx', text, ts.ScriptTarget.Latest)
    .statements.filter(ts.isImportDeclaration)
    .filter(({ moduleSpecifier: from }) => ts.isStringLiteral(from) && from.text === '@mantine/core')
    .flatMap(({ importClause }) => {
      const named = importClause?.namedBindings;
      return named && ts.isNamedImports(named) ? named.elements.map(({ name }) => name.text) : [];
    })
    .filter((name) => existsSync(`${mantine}/core/styles/${name}.css`));

/** Rendered by Mantine's packages only in cases that Leaf never triggers: a busy drop zone, their own legend. */
const unseen = ['LoadingOverlay', 'ColorSwatch'];

test('each Mantine component that is drawn comes with its styles', { timeout: 30_000 }, () => {
  const styles = textOf(here, '**/*.css').join('\n');
  const packages = ['notifications', 'dropzone', 'charts'].flatMap((name) =>
    textOf(`${mantine}/${name}/esm`, '**/*.mjs'),
  );
  const drawn = new Set(
    [...textOf(here, '**/*.{ts,tsx}'), ...packages].filter(mentionsMantine).flatMap(styledIn),
  );
  expect(drawn.size).toBeGreaterThan(20);
  const without = [...drawn].filter((name) => !styles.includes(`@mantine/core/styles/${name}.css`));
  expect(without.filter((name) => !unseen.includes(name))).toEqual([]);
});

/** The spaces in a stylesheet that are written in pixels although the theme has a step of that size. */
function fixedSpaces(text: string): string[] {
  const found: string[] = [];
  postcss
    .parse(text)
    .walkDecls(/^(?:(?:row-|column-)?gap|(?:padding|margin)(?:-.+)?)$/, ({ prop, value }) => {
      if (value.split(/\s+/).some((part) => steps.includes(part))) found.push(`${prop}: ${value}`);
    });
  return found;
}
const steps = ['8px', '12px', '16px', '24px', '40px'];

test('spaces are steps of the theme, so that they follow its density', () => {
  expect(textOf(here, '**/*.module.css').flatMap(fixedSpaces)).toEqual([]);
});

test('a space of its own is found', () => {
  expect(fixedSpaces('a { padding-inline: 3px 16px; gap: var(--mantine-spacing-sm); top: 8px }')).toEqual([
    'padding-inline: 3px 16px',
  ]);
});

test('every variable of Leaf that a stylesheet reads is set by the theme or by a stylesheet', () => {
  const styles = textOf(here, '**/*.css').map((text) => postcss.parse(text));
  const known = new Set(Object.keys(leafVariables('light')));
  const read: string[] = [];
  for (const style of styles)
    style.walkDecls(({ prop, value }) => {
      known.add(prop);
      read.push(...(value.match(/(?<=var\()--leaf-[\w-]+/g) ?? []));
    });
  expect(read.length).toBeGreaterThan(100);
  expect(read.filter((name) => !known.has(name))).toEqual([]);
});

/** What a stylesheet places by a side of the text although the text always runs left to right. */
function turnedPlaces(text: string): string[] {
  const style = postcss.parse(text);
  const fixed = new Set<string>();
  style.walkDecls('direction', ({ parent, value }) => {
    if (value === 'ltr' && parent instanceof postcss.Rule) for (const one of parent.selectors) fixed.add(one);
  });
  const found: string[] = [];
  style.walkDecls(/^(?:margin|inset)-inline(?:-start|-end)?$/, ({ parent, prop, value }) => {
    const sides = postcss.list.space(value);
    if (!(parent instanceof postcss.Rule) || (/inline$/.test(prop) && sides.length < 2)) return;
    const turns = parent.some(
      (node) => node.type === 'atrule' && node.name === 'mixin' && node.params === 'rtl',
    );
    if (!turns && parent.selectors.some((one) => fixed.has(one))) found.push(`${prop}: ${value}`);
  });
  return found;
}

test('what always runs left to right still stands on the right side of the page', () => {
  expect(textOf(here, '**/*.module.css').flatMap(turnedPlaces)).toEqual([]);
});

test('a side that does not turn with the page is found', () => {
  expect(
    turnedPlaces(`
      .a, .b { direction: ltr; margin-inline: auto }
      .a { margin-inline: 16rem 8rem; @mixin dark { color: red } }
      .b { inset-inline-start: 0; @mixin rtl { inset-inline: auto 0 } }
      .c { margin-inline-start: auto }`),
  ).toEqual(['margin-inline: 16rem 8rem']);
});

test('no style asks for :dir(), which the build of a host may turn into a list of languages', () => {
  expect(textOf(here, '**/*.css').filter((text) => text.includes(':dir('))).toEqual([]);
});
