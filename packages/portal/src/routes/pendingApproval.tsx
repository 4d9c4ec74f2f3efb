import { PendingApprovalScreen } from '@leaf/ui';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useWords } from '../app/language/useWords.ts';
import { paths } from '../app/paths.ts';
import { useRecheck } from '../app/session/useRecheck.ts';

export function Component() {
  const words = useWords();
  const { user, next, waiting } = useRecheck(paths.pendingApproval);
  const email = useSearchParams()[0].get('email') ?? undefined;
  if (next) return <Navigate to={next} replace />;
  return (
    <>
      <title>{words.titles.pendingApproval}</title>
      <PendingApprovalScreen
        email={email}
        organizationName={user?.organization_name ?? undefined}
        organizationsHref={user && paths.pickOrg}
        {...waiting}
      />
    </>
  );
}
