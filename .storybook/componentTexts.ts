import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { AnyAdvice } from './docs/advice.ts';
import { markdownOf } from './docs/markdown.ts';
import { tokensIn } from './docs/tokensIn.ts';
import { usageIn } from './docs/usageIn.ts';

/** The page of a component: its title in the sidebar, what it is for, and everything it says as Markdown. */
type ComponentText = { title: string; purpose: string; text: string };

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** The strings of a literal, with its lists and objects; anything else is left out. */
function literal(node: ts.Expression): unknown {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(literal);
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return Object.fromEntries(
    node.properties
      .filter(ts.isPropertyAssignment)
      .map(({ name, initializer }) => [name.getText(), literal(initializer)]),
  );
}

/** The advice in a file; the args of its examples only as far as they are text. */
function adviceIn(file: string): AnyAdvice {
  const declared = parse(file)
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  const initializer = declared.find(({ name }) => name.getText() === 'advice')?.initializer;
  if (!initializer) throw new Error(`${file} has no advice`);
  return literal(initializer) as AnyAdvice;
}

/** What a component is for, as the comment above it says. */
function purposeOf(name: string, files: readonly ts.SourceFile[]): string {
  const declared = files
    .flatMap(({ statements }) => [...statements])
    .find(
      (node) => (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) && node.name?.text === name,
    );
  const [comment] = declared ? ts.getJSDocCommentsAndTags(declared) : [];
  return (ts.getTextOfJSDocComment(comment?.comment) ?? '').replaceAll(/\s+/g, ' ');
}

/** The type of a component's props, then the types beside it that these name. */
function propsOf(name: string, files: readonly ts.SourceFile[]): string {
  const types = files.flatMap(({ statements }) => statements.filter(ts.isTypeAliasDeclaration));
  const named = types.filter((type) => type.name.text === `${name}Props`);
  for (const type of named) {
    const text = type.getText();
    const used = types.filter((other) => new RegExp(`\\b${other.name.text}\\b`).test(text));
    named.push(...used.filter((other) => !named.includes(other)));
  }
  return named.length === 0 ? '' : `\`\`\`ts\n${named.map((type) => type.getText()).join('\n\n')}\n\`\`\``;
}

/**
 * The pages of all components, from the same files as the pages in Storybook.
 * @param folder the root of the project
 */
export function componentTexts(folder: string): ComponentText[] {
  return globSync('packages/ui/src/**/*.advice.tsx', { cwd: folder }).map((found) => {
    const file = path.join(folder, found);
    const name = path.basename(file, '.advice.tsx');
    const read = (pattern: string) =>
      globSync(pattern, { cwd: path.dirname(file) }).map((beside) => path.join(path.dirname(file), beside));
    const sources = read('*.{ts,tsx}').filter((source) => !/\.(advice|stories|test)\./.test(source));
    const parsed = sources.map(parse);
    const title = /^ {2}title: '([^']+)'/m.exec(readFileSync(file.replace('.advice.', '.stories.'), 'utf8'));
    const purpose = purposeOf(name, parsed);
    const known = {
      advice: adviceIn(file),
      usage: usageIn(readFileSync(file, 'utf8')),
      tokens: tokensIn(read('*.module.css').map((sheet) => readFileSync(sheet, 'utf8'))),
    };
    const text = markdownOf({ name, purpose, known, props: propsOf(name, parsed) });
    return { title: title?.[1] ?? name, purpose, text };
  });
}
