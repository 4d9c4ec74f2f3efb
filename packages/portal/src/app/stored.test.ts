import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { english, type Language, languages } from '@leaf/ui/labels';
import { describe, expect, test } from 'vitest';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.tsx?$/.test(file),
);
/** The names under which the portal keeps something in the browser, beside the token. */
const stored = files
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  .flatMap((source) => [...source.matchAll(/'(leaf-[a-z-]+)'/g)].map(([, name = '']) => name));

describe.each(Object.keys(languages) as Language[])('the privacy policy in %s', (language) => {
  test.each(stored)('names %s', async (name) => {
    const { privacy } = { ...english, ...(await languages[language].words()) };
    expect(privacy.browser?.match(/leaf-[a-z-]+/g)).toContain(name);
  });
});
