import { UtilityScreen } from '@leaf/ui';
import { useCurrentUser } from '../app/currentUser.ts';
import { paths } from '../app/paths.ts';

export function Component() {
  return (
    <>
      <title>Select Utility · Leaf</title>
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
