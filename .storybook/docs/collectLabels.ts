import { defaults, type WordsKey, wordsKeys } from './labelRows.ts';

const modules = import.meta.glob<Record<string, unknown>>([
  '../../packages/ui/src/*/**/*.{ts,tsx}',
  '!../../packages/ui/src/**/*.{stories,test}.*',
]);

/** The keys of the words defined beside these stories: the component's and those of its private parts. */
export async function collectLabels(storyFile: string): Promise<WordsKey[]> {
  const folder = `../.${storyFile.slice(0, storyFile.lastIndexOf('/') + 1)}`.replace('.../', '../../');
  const files = await Promise.all(
    Object.entries(modules)
      .filter(([path]) => path.startsWith(folder))
      .map(([, load]) => load()),
  );
  const values = new Set(files.flatMap((file) => Object.values(file)));
  return wordsKeys.filter((key) => values.has(defaults[key]));
}
