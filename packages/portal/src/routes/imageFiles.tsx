import { useLabels } from '@leaf/ui';
import { differencesIn, FileCompareScreen, fileCompareScreenLabels, scoresIn } from '@leaf/ui/compare';
import { useWords } from '../app/language/useWords.ts';
import { paths } from '../app/paths.ts';

const start = () =>
  new Worker(new URL('../app/images/differenceWorker.ts', import.meta.url), { type: 'module' });
const differences = differencesIn(start);
const similarity = scoresIn(start);

/** Compares two files of the person's device in the browser alone. */
export function FilesCompared() {
  const { title } = useLabels('fileCompareScreen', fileCompareScreenLabels);
  return (
    <>
      <title>{useWords().titles.imagesPart(title)}</title>
      <FileCompareScreen differences={differences} similarity={similarity} backHref={paths.images} />
    </>
  );
}
