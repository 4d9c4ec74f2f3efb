import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { wireit } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  wireit: Record<string, { files?: string[] }>;
};
const sources = Object.entries(wireit).filter(
  ([name, { files }]) =>
    name.startsWith('sources:') && files?.some((file) => /^(packages|examples)\//.test(file)),
);

// wireit itself leaves out those of the root alone, and builds keep caches there.
test.each(sources)('%s are not changed by installed packages', (_, { files }) => {
  expect(files).toContain('!**/node_modules/**');
});
