import { OrganizationScreen } from '@leaf/ui';
import { useCurrentUser } from '../app/currentUser.ts';
import { OrganizationKeys } from '../app/OrganizationKeys.tsx';
import { paths } from '../app/paths.ts';
import { useOrganization } from '../app/useOrganization.ts';
import { useWords } from '../app/useWords.ts';

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
    </>
  );
}
