import { SubscribeScreen } from '@leaf/ui';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api } from '../app/api.ts';
import { leaveFor } from '../app/leave.ts';
import { paths } from '../app/paths.ts';
import { shownError } from '../app/text.ts';

export function Component() {
  const navigate = useNavigate();
  const checkout = useMutation({ mutationFn: () => api.createCheckout(), onSuccess: leaveFor });
  return (
    <>
      <title>Select Plan · Leaf</title>
      <SubscribeScreen
        error={shownError(checkout.error, 'Checkout failed')}
        submitting={checkout.isPending || checkout.isSuccess}
        onChoose={() => checkout.mutate()}
        onCheckAgain={() => navigate(paths.postLogin)}
        onSignOut={() => navigate(paths.login)}
      />
    </>
  );
}
