import { ForgotScreen } from '@leaf/ui';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { api } from '../app/api.ts';
import { paths } from '../app/paths.ts';
import { shownError } from '../app/text.ts';
import { useLater } from '../app/useLater.ts';

export function Component() {
  const later = useLater();
  const send = useMutation({
    mutationFn: (email: string) => api.forgotPassword(email),
    onSuccess: (_, email) => later(paths.reset(email), 600),
  });
  return (
    <>
      <title>Forgot password · Leaf</title>
      <ForgotScreen
        email={useSearchParams()[0].get('email') ?? undefined}
        error={shownError(send.error)}
        success={send.isSuccess ? 'Reset code sent. Check your inbox.' : undefined}
        submitting={send.isPending || send.isSuccess}
        signInHref={paths.login}
        onSend={(email) => send.mutate(email)}
      />
    </>
  );
}
