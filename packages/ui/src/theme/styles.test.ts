import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const here = fileURLToPath(new URL('..', import.meta.url));
const mantine = dirname(dirname(fileURLToPath(import.meta.resolve('@mantine/core/styles.css'))));

const textOf = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: folder })
    .filter((file) => !/\.(stories|test)\./.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));

/** The Mantine components that a source imports, if they have styles of their own. */
const styledIn = (text: string) =>
  [...text.matchAll(/import \{([^}]*)\} from ["']@mantine\/core["']/g)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => existsSync(`${mantine}/core/styles/${name}.css`));

/** Rendered by Mantine's packages only in cases that Leaf never triggers: a busy drop zone, their own legend. */
const unseen = ['LoadingOverlay', 'ColorSwatch'];

test('each Mantine component that is drawn comes with its styles', () => {
  const styles = textOf(here, '**/*.css').join('\n');
  const packages = ['notifications', 'dropzone', 'charts'].flatMap((name) =>
    textOf(`${mantine}/${name}/esm`, '**/*.mjs'),
  );
  const drawn = new Set([...textOf(here, '**/*.{ts,tsx}'), ...packages].flatMap(styledIn));
  expect(drawn.size).toBeGreaterThan(20);
  const without = [...drawn].filter((name) => !styles.includes(`@mantine/core/styles/${name}.css`));
  expect(without.filter((name) => !unseen.includes(name))).toEqual([]);
});

test('spaces are steps of the theme, so that they follow its density', () => {
  const own = textOf(here, '**/*.module.css').flatMap((text) => [
    ...text.matchAll(
      /^\s*(?:gap|row-gap|column-gap|padding[\w-]*|margin[\w-]*):[^;]*\b(?:8|12|16|24|40)px[^;]*;/gm,
    ),
  ]);
  expect(own.map(([declaration]) => declaration.trim())).toEqual([]);
});
