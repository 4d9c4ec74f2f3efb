import { SubscribeScreen } from '@leaf/ui';
import { useNavigate } from 'react-router-dom';
import { api } from '../app/api.ts';
import { leaveFor } from '../app/leave.ts';
import { paths } from '../app/paths.ts';
import { shownError } from '../app/text.ts';
import { useAction } from '../app/useAction.ts';

export function Component() {
  const navigate = useNavigate();
  const checkout = useAction({
    mutationFn: async () => leaveFor(await api.createCheckout(), 'createCheckout'),
    leads: true,
  });
  return (
    <>
      <title>Select Plan · Leaf</title>
      <SubscribeScreen
        error={shownError(checkout.error)}
        submitting={checkout.busy}
        onChoose={() => void checkout.run()}
        onCheckAgain={() => void navigate(paths.postLogin)}
        onSignOut={() => void navigate(paths.login)}
      />
    </>
  );
}
