import type { LabelValue } from '../../packages/ui/src/theme/leafContext.ts';

export type LabelRow = {
  /** `login.title`: the provider's key and the word's. */
  label: string;
  english: string;
  german: string;
};

type Words = Record<string, LabelValue>;

const sources = import.meta.glob<string>(
  ['../../packages/ui/src/*/**/*.{ts,tsx}', '!../../packages/ui/src/**/*.{stories,test}.*'],
  { query: '?raw', import: 'default' },
);

const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null;

/** A word as text; a function's with its values in braces. */
const shown = (word: LabelValue | undefined) =>
  typeof word === 'function' ? word('{1}', '{2}', '{3}', '{4}', '{5}') : (word ?? '–');

/** The words of the component whose stories are in this file, those of its private parts included. */
export async function collectLabels(storyFile: string): Promise<LabelRow[]> {
  const folder = `../.${storyFile.slice(0, storyFile.lastIndexOf('/') + 1)}`.replace('.../', '../../');
  const [main, charts, german, ...files] = await Promise.all([
    import('../../packages/ui/src/index.ts'),
    import('../../packages/ui/src/charts.ts'),
    import('../../packages/ui/src/labels/de.ts'),
    ...Object.entries(sources)
      .filter(([path]) => path.startsWith(folder))
      .map(([, load]) => load()),
  ]);
  const constants: Record<string, unknown> = { ...main, ...charts };
  const keys = new Map(
    files
      .flatMap((source) => [...source.matchAll(/useLabels\(\s*'(\w+)',\s*(\w+)/g)])
      .map(([, key = '', constant = '']) => [key, constant]),
  );
  return [...keys].flatMap(([key, constant]) => {
    const words = constants[constant];
    if (!isWords(words)) return [];
    return Object.entries(words).map(([name, word]) => ({
      label: `${key}.${name}`,
      english: shown(word),
      german: shown(german.de[key]?.[name]),
    }));
  });
}
