import { OrgPendingApprovalScreen } from '@leaf/ui';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useWords } from '../app/language/useWords.ts';
import { paths } from '../app/paths.ts';
import { useRecheck } from '../app/session/useRecheck.ts';

export function Component() {
  const words = useWords();
  const { user, next, waiting } = useRecheck(paths.orgPendingApproval);
  const organizationName = useSearchParams()[0].get('organization_name') ?? undefined;
  if (next) return <Navigate to={next} replace />;
  return (
    <>
      <title>{words.titles.orgPendingApproval}</title>
      <OrgPendingApprovalScreen
        organizationName={organizationName}
        organizationHref={user && paths.org}
        {...waiting}
      />
    </>
  );
}
