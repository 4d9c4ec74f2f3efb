import { type PasswordReset, ResetScreen } from '@leaf/ui';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { api } from '../app/api.ts';
import { paths } from '../app/paths.ts';
import { shownError } from '../app/text.ts';
import { useLater } from '../app/useLater.ts';

export function Component() {
  const later = useLater();
  const reset = useMutation({
    mutationFn: (body: PasswordReset) => api.resetPassword(body),
    onSuccess: () => later(paths.login, 600),
  });
  return (
    <>
      <title>Reset password · Leaf</title>
      <ResetScreen
        email={useSearchParams()[0].get('email') ?? undefined}
        error={shownError(reset.error)}
        success={reset.isSuccess ? 'Password reset. You can sign in now.' : undefined}
        submitting={reset.isPending || reset.isSuccess}
        signInHref={paths.login}
        forgotHref={(email) => `${paths.forgot}?${new URLSearchParams({ email })}`}
        onReset={(body) => reset.mutate(body)}
      />
    </>
  );
}
