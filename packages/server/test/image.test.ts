import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const lines = readFileSync(join(root, 'Dockerfile'), 'utf8').split('\n');

describe('the image', () => {
  it.each(globSync('packages/*/package.json', { cwd: root }).sort())('is installed with %s', (manifest) =>
    expect(lines).toContain(`COPY ${manifest} ${dirname(manifest)}/`),
  );

  it.each(['portal', 'elements'])('has the built %s, which the program serves', (name) =>
    expect(lines).toContain(`COPY --from=built /app/packages/${name}/dist packages/${name}/dist`),
  );
});
