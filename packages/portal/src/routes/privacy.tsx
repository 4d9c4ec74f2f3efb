import { PrivacyScreen } from '@leaf/ui';
import { useWords } from '../app/language/useWords.ts';
import { paths } from '../app/paths.ts';

export function Component() {
  const words = useWords();
  return (
    <>
      <title>{words.titles.privacy}</title>
      <PrivacyScreen backHref={paths.postLogin} />
    </>
  );
}
