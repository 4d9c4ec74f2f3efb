import { ActivateScreen, type Activation } from '@leaf/ui';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { api } from '../app/api.ts';
import { paths } from '../app/paths.ts';
import { shownError } from '../app/text.ts';
import { useCountdown } from '../app/useCountdown.ts';
import { useLater } from '../app/useLater.ts';

const RESEND_WAIT_SECONDS = 30;

export function Component() {
  const email = useSearchParams()[0].get('email') ?? undefined;
  const later = useLater();
  const [wait, startWait] = useCountdown();
  const activate = useMutation({
    mutationFn: ({ email, activation_code }: Activation) => api.activate(email, activation_code),
    onSuccess: () => later(paths.login, 700),
  });
  const resend = useMutation({
    mutationFn: (address: string) => api.resendActivation(address),
    onSuccess: () => startWait(RESEND_WAIT_SECONDS),
  });
  const success = activate.isSuccess ? 'Email verified. You can sign in now.' : undefined;
  return (
    <>
      <title>Verify your email · Leaf</title>
      <ActivateScreen
        email={email}
        error={shownError(activate.error ?? resend.error)}
        success={success ?? (resend.isSuccess ? resend.data : undefined)}
        submitting={activate.isPending || activate.isSuccess}
        resending={resend.isPending}
        resendIn={wait}
        signInHref={paths.login}
        onActivate={(activation) => activate.mutate(activation)}
        onResend={(address) => resend.mutate(address)}
      />
    </>
  );
}
