import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const folder = new URL('..', import.meta.url);

it('has a first example that runs in plain Node and prints what the README says', async () => {
  const readme = readFileSync(new URL('README.md', folder), 'utf8');
  const example = /```js\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=@leaf/source', '--input-type=module', '--eval', example],
    { cwd: folder },
  );
  expect(stdout).toBe('Masters: 12.91 kg CO2e\nThis campaign does not exist.\n');
  for (const line of stdout.trim().split('\n')) expect(readme).toContain(`\`${line}\``);
}, 60_000);
