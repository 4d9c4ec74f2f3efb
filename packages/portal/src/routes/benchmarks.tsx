import { Benchmarks } from '@leaf/connect';
import { useWords } from '../app/language/useWords.ts';
import { paths } from '../app/paths.ts';

export function Component() {
  return (
    <>
      <title>{useWords().titles.benchmarks}</title>
      <Benchmarks backHref={paths.campaigns} />
    </>
  );
}
