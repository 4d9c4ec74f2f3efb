import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

type Files = ReadonlyMap<string, string>;

/** What a package may contain of others: how it is recognised, and what of its licence must be in the package. */
const owed: { what: string; isIn: (files: Files) => boolean; texts: readonly RegExp[] }[] = [
  {
    what: 'Inter',
    isIn: (files) => [...files.keys()].some((file) => /inter-.*\.woff2?$/.test(file)),
    texts: [/Copyright \d+ The Inter Project Authors/, /SIL OPEN FONT LICENSE Version 1\.1/],
  },
  {
    what: 'Mantine’s styles',
    isIn: (files) => [...files].some(([file, text]) => file.endsWith('.css') && /\.m_[\da-f]{8}/.test(text)),
    texts: [/Copyright \(c\) \d+ Vitaly Rtishchev/, /Permission is hereby granted, free of charge/],
  },
  {
    what: 'the figures of GMSF and Ember',
    isIn: (files) => files.has('dist/factors/gridTable.js'),
    texts: [/IAB Europe/, /Ember/, /CC BY 4\.0/],
  },
];

/** @throws if a package contains something of others without its licence, or something that nobody foresaw */
export async function checkLicences(folder: string): Promise<string> {
  return judgeLicences(await textsIn(folder));
}

function judgeLicences(files: Files): string {
  const said = [...files]
    .filter(([file]) => /(^|\/)[A-Z_]+(\.md|\.txt)?$/.test(file))
    .map(([, text]) => text);
  const found = owed.filter(({ isIn }) => isIn(files));
  for (const { what, texts } of found)
    for (const text of texts)
      assert.ok(
        said.some((one) => text.test(one)),
        `It contains ${what}, and no file says ${text}.`,
      );
  // A bundled dependency keeps its path in a build that writes file by file.
  const bundled = [...files.keys()].filter((file) => file.includes('node_modules/'));
  assert.deepEqual(bundled, [], 'dependencies are bundled');
  const fonts = [...files.keys()].filter((file) => /\.(woff2?|ttf|otf)$/.test(file) && !/inter-/.test(file));
  assert.deepEqual(fonts, [], 'fonts without a licence here');
  return found.map(({ what }) => what).join(', ');
}

/** Tests the check itself: it must stop a package that says nothing of what it contains. */
export async function tryLicences(folder: string): Promise<string> {
  const files = await textsIn(folder);
  judgeLicences(files);
  files.delete('dist/THIRD_PARTY.md');
  assert.throws(() => judgeLicences(files), /contains Mantine’s styles, and no file says/);
  assert.throws(
    () => judgeLicences(new Map([['files/inter-latin-opsz-normal.woff2', '']])),
    /contains Inter, and no file says/,
  );
  assert.throws(
    () => judgeLicences(new Map([['dist/node_modules/left-pad/index.js', '']])),
    /dependencies are bundled/,
  );
  return '';
}

async function textsIn(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(
        async (file) =>
          [path.relative(folder, file).replaceAll('\\', '/'), await readFile(file, 'utf8')] as const,
      ),
    ),
  );
}
