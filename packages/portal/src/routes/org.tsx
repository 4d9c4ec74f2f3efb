import { ErrorStep, OrganizationScreen } from '@leaf/ui';
import { useWords } from '../app/language/useWords.ts';
import { OrganizationKeys } from '../app/organization/OrganizationKeys.tsx';
import { useOrganization } from '../app/organization/useOrganization.ts';
import { paths } from '../app/paths.ts';
import { useCurrentUser } from '../app/session/currentUser.ts';

export function Component() {
  const words = useWords();
  const user = useCurrentUser();
  const approved = user.org_needs_approval ? null : user.organization_id;
  return (
    <>
      <title>{words.titles.org}</title>
      <OrganizationScreen
        user={user}
        backHref={paths.app}
        {...useOrganization(user)}
        keys={approved && <OrganizationKeys organizationId={approved} />}
      />
      {user.organization_id === null && <ErrorStep organizationHref={paths.pickOrg} />}
    </>
  );
}
