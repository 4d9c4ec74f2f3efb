import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type RefusalCode, refusals } from '@leaf/api-client/contract';
import { expect, it } from 'vitest';

const packages = fileURLToPath(new URL('../../', import.meta.url));
const isTest = (path: string) => path.includes('.test.');
const found = (...patterns: string[]) => globSync(patterns, { cwd: packages });
const contents = (paths: readonly string[]) =>
  paths.map((path) => readFileSync(packages + path, 'utf8')).join('\n');

const server = found('server/src/**/*.ts', 'server/test/**/*.ts').filter(
  (path) => !path.endsWith('refusals.test.ts'),
);
/** What the contract's package decides for the server and the mocks alike. */
const shared = ['guards', 'decideChanges'].map((name) => `api-client/src/${name}`);
const source = contents([...server.filter((path) => !isTest(path)), ...shared.map((path) => `${path}.ts`)]);
const tests = contents([...server.filter(isTest), ...shared.map((path) => `${path}.test.ts`)]);
const names = (text: string, code: string) => text.includes(`'${code}'`);

/** Codes of what a test can hardly bring about. */
const untested = new Set<RefusalCode>([
  'character_not_storable',
  'image_too_demanding',
  'wrong_content_length',
]);

it.each(Object.keys(refusals) as RefusalCode[])('the code %s is sent, and expected by a test', (code) => {
  const thing = code.replace(/_not_found$/, '');
  expect(names(source, code) || source.includes(`notFound('${thing}')`), 'sent').toBe(true);
  expect(names(tests, code), 'expected by a test').toBe(!untested.has(code));
});
