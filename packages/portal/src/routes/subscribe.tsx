import { useAction } from '@leaf/connect/hooks';
import { SubscribeScreen } from '@leaf/ui';
import { Navigate, useNavigate } from 'react-router-dom';
import { api } from '../app/api.ts';
import { errorProps, forgetFailed } from '../app/errorProps.tsx';
import { useWords } from '../app/language/useWords.ts';
import { paths } from '../app/paths.ts';
import { useCurrentUser } from '../app/session/currentUser.ts';
import { useRecheck } from '../app/session/useRecheck.ts';
import { useRedirect } from '../app/session/useRedirect.ts';

export function Component() {
  const words = useWords();
  const navigate = useNavigate();
  const { next, waiting } = useRecheck(paths.subscribe, { atFirst: false });
  const redirect = useRedirect();
  const checkout = useAction({
    mutationFn: async () => redirect(await api.createCheckout(), 'createCheckout'),
    leads: true,
  });
  // A user who already has a plan would only be refused here.
  if (useCurrentUser().leaf_basic && !checkout.busy) return <Navigate to={paths.postLogin} replace />;
  // A user who lacks something else stays until they ask again.
  if (next && waiting.stillWaiting) return <Navigate to={next} replace />;
  const refused = errorProps([checkout], words.errors);
  const checkAgain = () => {
    forgetFailed([checkout]);
    waiting.onCheckAgain?.();
  };
  return (
    <>
      <title>{words.titles.subscribe}</title>
      <SubscribeScreen
        error={refused.error ?? waiting.error}
        errorAction={refused.errorAction}
        submitting={checkout.busy}
        onChoose={() => void checkout.run()}
        onCheckAgain={checkAgain}
        checking={waiting.checking}
        stillNone={waiting.stillWaiting}
        onSignOut={() => void navigate(paths.login)}
      />
    </>
  );
}
