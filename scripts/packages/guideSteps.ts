import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../lib/install.mjs';

/** What a reader of a guide does next: types a command, or saves a file. */
export type Step = { command: string } | { file: string; text: string };

/**
 * The steps of a guide, in the order in which a reader meets them.
 * @param end the text after the last one
 * @throws if the guide does not say where a file belongs
 */
export async function stepsOf(guide: string, end: string): Promise<Step[]> {
  const whole = await readFile(path.join(root, guide), 'utf8');
  assert.ok(whole.includes(end), `${guide} has no ${end}`);
  const read = whole.slice(0, whole.indexOf(end));
  return [...read.matchAll(/```(\w+)(?: title="(.+)")?\n([\s\S]*?)```/g)].flatMap((block): Step[] => {
    const { 1: language, 2: title, 3: code = '', index } = block;
    if (language === 'bash')
      return code
        .trim()
        .split('\n')
        .map((command) => ({ command }));
    assert.ok(title, `${guide} does not say where this goes:\n${code}`);
    const named = [...read.slice(0, index).matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name);
    const file = named.findLast((name) => path.basename(name) === path.basename(title));
    assert.ok(file, `${guide} does not say where to save ${path.basename(title)}.`);
    return [{ file, text: code }];
  });
}
