import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { StartError } from '../startError.ts';
import { keptSecret } from './appSecret.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'leaf-secret-'));

it('is made once, for its owner only, and leaves nothing else behind', () => {
  const dir = join(folder(), 'new');
  const created = keptSecret(dir);
  expect(created).toHaveLength(43);
  expect(keptSecret(dir)).toBe(created);
  expect(readdirSync(dir)).toEqual(['app-secret']);
  expect(statSync(join(dir, 'app-secret')).mode & 0o777).toBe(0o600);
});

it.each(['', '\n', 'too short', 'x'.repeat(31)])('that is %j is refused, and kept', (content) => {
  const dir = folder();
  writeFileSync(join(dir, 'app-secret'), content);
  expect(() => keptSecret(dir)).toThrow(StartError);
  expect(() => keptSecret(dir)).toThrow(/app-secret is no key: .+\.$/);
  expect(statSync(join(dir, 'app-secret')).size).toBe(content.length);
});
