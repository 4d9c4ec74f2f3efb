import type { ComponentType } from 'react';
import type { AnyAdvice } from './advice.ts';

type AdviceFile = { advice: AnyAdvice; Usage: ComponentType<never> };

const files = import.meta.glob<AdviceFile>('../../packages/ui/src/**/*.advice.tsx');
const texts = import.meta.glob<string>('../../packages/ui/src/**/*.advice.tsx', {
  query: '?raw',
  import: 'default',
});
const sheets = import.meta.glob<string>('../../packages/ui/src/**/*.module.css', {
  query: '?raw',
  import: 'default',
});

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

/** What is written about a component, and what its files say. */
export type Known = { advice: AnyAdvice; usage: string; tokens: string[] };

/** The code that a host writes: the imports from the package, and the component that uses it. */
export function usageIn(text: string): string {
  const lines = text.split('\n\n').map((part) => part.trim());
  const imports = (lines[0] ?? '')
    .split(/\n(?=import )/)
    .filter((line) => !line.includes('.storybook'))
    .join('\n');
  const code = lines.find((part) => part.includes('export function Usage'))?.replace(/\/\*\*.*\*\/\n/, '');
  return `${imports}\n\n${code ?? ''}`;
}

/** The custom properties that stylesheets read, in alphabetical order. */
export const tokensIn = (styles: readonly string[]): string[] =>
  [...new Set(styles.flatMap((style) => style.match(/--(?:leaf|mantine)-[\w-]+/g) ?? []))].sort();

/** Everything known about the component whose stories are in this file. */
export async function loadKnown(storyFile: string): Promise<Known | undefined> {
  const path = `../../${storyFile.replace(/^\.\//, '').replace('.stories.', '.advice.')}`;
  const [file, text] = await Promise.all([files[path]?.(), texts[path]?.()]);
  if (!file || !text) return undefined;
  const own = Object.entries(sheets).filter(([sheet]) => folderOf(sheet) === folderOf(path));
  const styles = await Promise.all(own.map(([, load]) => load()));
  return { advice: file.advice, usage: usageIn(text), tokens: tokensIn(styles) };
}
