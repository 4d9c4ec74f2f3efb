import { PendingApprovalScreen } from '@leaf/ui';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useRecheck } from '../app/useRecheck.ts';
import { useWords } from '../app/useWords.ts';

export function Component() {
  const words = useWords();
  const { next, waiting } = useRecheck('/pending-approval');
  const email = useSearchParams()[0].get('email') ?? undefined;
  if (next) return <Navigate to={next} replace />;
  return (
    <>
      <title>{words.titles.pendingApproval}</title>
      <PendingApprovalScreen email={email} {...waiting} />
    </>
  );
}
