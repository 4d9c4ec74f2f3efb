import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { banner, noise } from '../../test/pictures.ts';
import { program } from '../../test/runCli.ts';

const workflow = fileURLToPath(new URL('../../../../examples/github/creatives.yml', import.meta.url));
let folder = '';
let command = '';

const git = (...args: string[]) => {
  const author = ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.org'];
  const { status, stderr } = spawnSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
};

/** The step of the workflow as a runner runs it, on a branch with some creatives. */
async function pullRequest(name: string, creatives: Record<string, Uint8Array>) {
  git('checkout', '-q', '-b', name, 'origin/main');
  for (const [file, bytes] of Object.entries(creatives))
    await writeFile(join(folder, 'creatives', file), bytes);
  git('add', '-A');
  git('commit', '-q', '--allow-empty', '-m', name);
  const env = { ...process.env, BASE: 'origin/main', PATH: `${join(folder, '.bin')}:${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', command], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

beforeAll(async () => {
  const { jobs } = parse(await readFile(workflow, 'utf8'));
  command = jobs.limits.steps.at(-1).run;
  folder = await mkdtemp(join(tmpdir(), 'leaf-action-'));
  await mkdir(join(folder, 'creatives'));
  await mkdir(join(folder, '.bin'));
  // npx, where the package is installed: the program under its name.
  const npx = `#!/bin/bash\n[ "$1" = leaf-optimise ] || exit 9\nshift\nexec ${process.execPath} ${program} "$@"\n`;
  await writeFile(join(folder, '.bin/npx'), npx);
  await chmod(join(folder, '.bin/npx'), 0o755);
  await writeFile(join(folder, '.gitignore'), '.bin\n');
  // Too heavy for long: no concern of a pull request that leaves it alone.
  await writeFile(join(folder, 'creatives/old.png'), await noise(300, 250));
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'start');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the workflow of the examples', { timeout: 60_000 }, () => {
  it('lets creatives through that keep to the limit', async () => {
    const { status, said } = await pullRequest('light', { 'a banner.png': await banner(300, 250) });
    expect(said).toContain('creatives/a banner.png (PNG, 300x250,');
    expect(said).toContain('can be uploaded');
    expect(said).not.toContain('old.png');
    expect(status).toBe(0);
  });

  it('fails a pull request with a creative over it, and names the creative', async () => {
    const { status, said } = await pullRequest('heavy', {
      'light.png': await banner(300, 250),
      'heavy.png': await noise(300, 250),
    });
    expect(said).toMatch(
      /creatives\/heavy\.png \(PNG, 300x250, [\d.]+ KB\): cannot be uploaded: over 150\.0 KB/,
    );
    expect(said).toMatch(/creatives\/light\.png .*: can be uploaded/);
    expect(status).not.toBe(0);
  });

  it('fails one with a size that the platform does not list, or with no picture', async () => {
    const size = await pullRequest('size', { 'odd.png': await banner(301, 250) });
    expect(size.said).toContain('cannot be uploaded: width and height');
    expect(size.status).not.toBe(0);
    const text = await pullRequest('text', { 'notes.png': Buffer.from('no picture') });
    expect(text.said).toContain('creatives/notes.png: Unsupported image.');
    expect(text.status).not.toBe(0);
  });

  it('has nothing to do without creatives', async () => {
    expect(await pullRequest('none', {})).toEqual({ status: 0, said: '' });
  });
});
