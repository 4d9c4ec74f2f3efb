import type { User } from '@leaf/api-client';
import { PartBoundary, type ToolsWait, UtilityScreen } from '@leaf/ui';
import { useWords } from '../app/language/useWords.ts';
import { paths } from '../app/paths.ts';
import { mayUseTools } from '../app/places.ts';
import { useCurrentUser } from '../app/session/currentUser.ts';
import { nextStep } from '../app/session/nextStep.ts';
import { ConnectedRecentWork } from './recentWork.tsx';

const waits: { [path: string]: ToolsWait } = {
  [paths.activate]: 'email',
  [paths.pickOrg]: 'organization',
  [paths.pendingApproval]: 'member',
  [paths.orgPendingApproval]: 'approval',
  [paths.subscribe]: 'plan',
};

/** What the tools wait for, and where to go about it. */
function waitOf(user: User) {
  const href = nextStep({ ...user, leaf_admin: false });
  const reason = waits[href.replace(/\?.*/, '')];
  return reason && { for: reason, href };
}

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
        wait={waitOf(user)}
        recent={
          mayUseTools(user) && (
            <PartBoundary>
              <ConnectedRecentWork />
            </PartBoundary>
          )
        }
      />
    </>
  );
}
