import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Code of an example on a page, and the file that it is. */
const shown = globSync('stories/guides/*.mdx').flatMap((page) =>
  [...readFileSync(page, 'utf8').matchAll(/```\w+ title="(.+)"\n([\s\S]*?)```/g)].map(
    ([, file = '', code]) => ({ page, file, code }),
  ),
);

it.each(shown)('$page shows $file as it is', ({ file, code }) => {
  expect(code).toBe(readFileSync(file, 'utf8'));
});

it('finds examples on the pages', () => {
  expect(shown.length).toBeGreaterThan(2);
});
