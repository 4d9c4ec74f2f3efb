import { UtilityScreen } from '@leaf/ui';
import { useCurrentUser } from '../app/currentUser.ts';
import { paths } from '../app/paths.ts';
import { useWords } from '../app/useWords.ts';

export function Component() {
  const words = useWords();
  return (
    <>
      <title>{words.titles.app}</title>
      <UtilityScreen
        user={useCurrentUser()}
        campaignsHref={paths.campaigns}
        imagesHref={paths.images}
        organizationHref={paths.org}
        adminHref={paths.admin}
      />
    </>
  );
}
