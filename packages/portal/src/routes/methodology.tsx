import { MethodologyScreen } from '@leaf/ui';
import { paths } from '../app/paths.ts';
import { useWords } from '../app/useWords.ts';

export function Component() {
  const words = useWords();
  return (
    <>
      <title>{words.titles.methodology}</title>
      <MethodologyScreen backHref={paths.campaigns} />
    </>
  );
}
