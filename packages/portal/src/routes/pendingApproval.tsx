import { PendingApprovalScreen } from '@leaf/ui';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useRecheck } from '../app/useRecheck.ts';

export function Component() {
  const { next, waiting } = useRecheck('/pending-approval');
  const email = useSearchParams()[0].get('email') ?? undefined;
  if (next) return <Navigate to={next} replace />;
  return (
    <>
      <title>Waiting for approval · Leaf</title>
      <PendingApprovalScreen email={email} {...waiting} />
    </>
  );
}
