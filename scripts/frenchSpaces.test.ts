import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const files = globSync('packages/*/src/**/{fr,words.fr}.ts', { cwd: root });

/** The texts of a module, with a number for whatever is put into them. */
function textsOf(source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node))
      texts.push(node.head.text + node.templateSpans.map(({ literal }) => `0${literal.text}`).join(''));
    ts.forEachChild(node, (child) => {
      if (!(ts.isPropertyAssignment(node) && child === node.name)) visit(child);
    });
  };
  visit(ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest));
  return texts;
}

/** An ordinary space before a mark that is set apart, inside quotation marks, or between a number and its unit. */
const breakable = / [:;!?»%]|« |\d (?:[kMG]o|k?g|mg|s|EUR|euros)(?![\p{L}’])/u;

test('there are French words', () => expect(files.length).toBeGreaterThan(4));

describe.each(files)('%s', (file) => {
  test('no line begins with a mark or a unit', () => {
    const texts = textsOf(readFileSync(path.join(root, file), 'utf8'));
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => breakable.test(text))).toEqual([]);
  });
});
