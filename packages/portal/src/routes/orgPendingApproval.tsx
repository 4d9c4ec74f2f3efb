import { OrgPendingApprovalScreen } from '@leaf/ui';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useRecheck } from '../app/useRecheck.ts';

export function Component() {
  const { next, waiting } = useRecheck('/org-pending-approval');
  const organizationName = useSearchParams()[0].get('organization_name') ?? undefined;
  if (next) return <Navigate to={next} replace />;
  return (
    <>
      <title>Waiting for approval · Leaf</title>
      <OrgPendingApprovalScreen organizationName={organizationName} {...waiting} />
    </>
  );
}
