import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const filesOf = (language: string) =>
  globSync(`packages/*/src/**/{${language},words.${language}}.ts`, { cwd: root });

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

/** A figure and its unit with an ordinary space between them, and in French such a space beside a mark that is set apart. */
const breakable = {
  de: /\d (?:[kMG]?B|KB|k?g|s|Bit|Byte|EUR|Euro|%)(?![\p{L}’])/u,
  fr: / [:;!?»%]|« |\d (?:[kMG]o|k?g|mg|s|EUR|euros)(?![\p{L}’])/u,
};

describe.each(Object.entries(breakable))('%s', (language, found) => {
  const files = filesOf(language);
  test('there are words', () => expect(files.length).toBeGreaterThan(4));

  test.each(files)('no line begins with a mark or a unit in %s', (file) => {
    const texts = textsOf(readFileSync(path.join(root, file), 'utf8'));
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => found.test(text))).toEqual([]);
  });
});
