import { ErrorStep, PartBoundary, UtilityScreen } from '@leaf/ui';
import { useWords } from '../app/language/useWords.ts';
import { paths } from '../app/paths.ts';
import { mayUseTools } from '../app/places.ts';
import { useCurrentUser } from '../app/session/currentUser.ts';
import { ConnectedRecentWork } from './recentWork.tsx';

export function Component() {
  const words = useWords();
  const user = useCurrentUser();
  return (
    <>
      <title>{words.titles.app}</title>
      <UtilityScreen
        user={user}
        campaignsHref={paths.campaigns}
        imagesHref={paths.images}
        organizationHref={paths.org}
        adminHref={paths.admin}
        recent={
          mayUseTools(user) ? (
            <PartBoundary>
              <ConnectedRecentWork />
            </PartBoundary>
          ) : (
            user.organization_id === null && <ErrorStep organizationHref={paths.pickOrg} />
          )
        }
      />
    </>
  );
}
