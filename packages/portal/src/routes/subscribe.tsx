import { shownError, useAction } from '@leaf/connect/hooks';
import { SubscribeScreen } from '@leaf/ui';
import { Navigate, useNavigate } from 'react-router-dom';
import { api } from '../app/api.ts';
import { useWords } from '../app/language/useWords.ts';
import { paths } from '../app/paths.ts';
import { useCurrentUser } from '../app/session/currentUser.ts';
import { redirectTo } from '../app/session/redirect.ts';

export function Component() {
  const words = useWords();
  const navigate = useNavigate();
  const checkout = useAction({
    mutationFn: async () => redirectTo(await api.createCheckout(), 'createCheckout'),
    leads: true,
  });
  // A user who already has a plan would only be refused here.
  if (useCurrentUser().leaf_basic && !checkout.busy) return <Navigate to={paths.postLogin} replace />;
  return (
    <>
      <title>{words.titles.subscribe}</title>
      <SubscribeScreen
        error={shownError(checkout.error, words.errors)}
        submitting={checkout.busy}
        onChoose={() => void checkout.run()}
        onCheckAgain={() => void navigate(paths.postLogin)}
        onSignOut={() => void navigate(paths.login)}
      />
    </>
  );
}
