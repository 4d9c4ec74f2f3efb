import { OrganizationScreen } from '@leaf/ui';
import { useCurrentUser } from '../app/currentUser.ts';
import { paths } from '../app/paths.ts';
import { useOrganization } from '../app/useOrganization.ts';

export function Component() {
  const user = useCurrentUser();
  return (
    <>
      <title>Manage Organization · Leaf</title>
      <OrganizationScreen user={user} backHref={paths.app} {...useOrganization(user)} />
    </>
  );
}
