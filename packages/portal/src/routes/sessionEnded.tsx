import { type Credentials, SessionEndedDialog } from '@leaf/ui';
import { useMutation } from '@tanstack/react-query';
import { api, queryClient } from '../app/api.ts';
import { paths } from '../app/paths.ts';
import { setToken } from '../app/session.ts';
import { shownError } from '../app/text.ts';

/** Takes the password again over the page that was open; its calls, held meanwhile, go on with the new token. */
export function SessionEnded({ email }: { email: string }) {
  const logIn = useMutation({
    mutationFn: (credentials: Credentials) => api.logIn(credentials),
    retry: false,
    onSuccess: (token) => {
      setToken(token);
      void queryClient.invalidateQueries();
    },
  });
  return (
    <SessionEndedDialog
      email={email}
      error={shownError(logIn.error)}
      submitting={logIn.isPending}
      onLogIn={(credentials) => logIn.mutate(credentials)}
      signInHref={paths.login}
    />
  );
}
