import { errorTexts } from '@leaf/api-client';
import { SubscribeScreen } from '@leaf/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../app/api.ts';
import { leaveFor } from '../app/leave.ts';
import { paths } from '../app/paths.ts';
import { shownError } from '../app/text.ts';
import { useAction } from '../app/useAction.ts';

export function Component() {
  const navigate = useNavigate();
  const { run, reset, ...checkout } = useAction({
    mutationFn: async () => leaveFor(await api.createCheckout(), errorTexts.createCheckout),
  });
  useEffect(() => {
    // Who comes back from the checkout by the browser's button finds the page as they left it, busy.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && reset();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [reset]);
  return (
    <>
      <title>Select Plan · Leaf</title>
      <SubscribeScreen
        error={shownError(checkout.error)}
        submitting={checkout.isPending || checkout.isSuccess}
        onChoose={() => void run()}
        onCheckAgain={() => void navigate(paths.postLogin)}
        onSignOut={() => void navigate(paths.login)}
      />
    </>
  );
}
