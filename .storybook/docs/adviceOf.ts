import type { ComponentType } from 'react';
import type { AnyAdvice } from './advice.ts';
import { type LocalisationFacts, localisationIn } from './localisationIn.ts';
import { tokensIn } from './tokensIn.ts';
import { usageIn } from './usageIn.ts';

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

const sources = import.meta.glob<string>(
  ['../../packages/ui/src/*/**/[A-Z]*.tsx', '!../../packages/ui/src/**/*.{stories,advice}.tsx'],
  { query: '?raw', import: 'default' },
);

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

/** The advice of a component, and facts from its files. */
export type Known = {
  advice: AnyAdvice;
  usage: string;
  tokens: string[];
  localisation: LocalisationFacts;
};

const pathOf = (storyFile: string) =>
  `../../${storyFile.replace(/^\.\//, '').replace('.stories.', '.advice.')}`;

/** The advice of the component whose stories are in this file. */
export const loadAdvice = async (storyFile: string): Promise<AnyAdvice | undefined> =>
  (await files[pathOf(storyFile)]?.())?.advice;

/** Everything known about the component whose stories are in this file. */
export async function loadKnown(storyFile: string): Promise<Known | undefined> {
  const path = pathOf(storyFile);
  const [file, text] = await Promise.all([files[path]?.(), texts[path]?.()]);
  if (!file || !text) return undefined;
  const own = Object.entries(sheets).filter(([sheet]) => folderOf(sheet) === folderOf(path));
  const styles = await Promise.all(own.map(([, load]) => load()));
  const source = (await sources[path.replace('.advice.', '.')]?.()) ?? '';
  return {
    advice: file.advice,
    usage: usageIn(text),
    tokens: tokensIn(styles),
    localisation: localisationIn(source, styles),
  };
}
