import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bumps, judge } from './interface.ts';

/** Tests the gate on a package's own interface: what it must reject, and what it must accept. */
export async function tryGate(released: string, scratch: string): Promise<string> {
  const folder = path.join(scratch, 'changesets');
  await mkdir(folder);
  const changeset = (name: string, bump: string) =>
    writeFile(path.join(folder, `${name}.md`), `---\n'@leaf/${name}': ${bump}\n---\n\nSaid why.\n`);
  const missing = async (text: string, version = '0.1.0') =>
    judge({ before: released, text, version, named: await bumps('@leaf/ui', folder) }).missing;

  const otherType = released.replace('total: number;', 'total: number | null;');
  const nothingMore = released.replace('export function LeafProvider(', 'function LeafProvider(');
  assert.notEqual(otherType, released);
  assert.notEqual(nothingMore, released);

  assert.equal(await missing(released), undefined, 'nothing changed');
  await changeset('emissions', 'major');
  assert.deepEqual(
    await missing(otherType),
    ['patch', 'minor', 'major'],
    'the changeset names another package',
  );
  await changeset('ui', 'patch');
  assert.equal(await missing(otherType), undefined, 'a type changed and a bump is named');
  assert.deepEqual(await missing(nothingMore), ['minor', 'major'], 'an export is gone and a patch is named');
  await changeset('ui', 'minor');
  assert.equal(await missing(nothingMore), undefined, 'an export is gone before 1.0.0 and a minor is named');
  assert.deepEqual(await missing(nothingMore, '1.2.0'), ['major'], 'an export is gone after 1.0.0');
  return '';
}
