import { shownError, useAction } from '@leaf/connect/hooks';
import { type Credentials, SessionEndedDialog } from '@leaf/ui';
import { api, queryClient } from '../app/api.ts';
import { useIsHere } from '../app/history/useIsHere.ts';
import { useWords } from '../app/language/useWords.ts';
import { paths } from '../app/paths.ts';
import { setToken } from '../app/session/session.ts';

/** Asks for the password in a dialog over the open page; its waiting calls then continue with the new token. */
export function SessionEnded({ email }: { email: string }) {
  const words = useWords();
  const isHere = useIsHere();
  const logIn = useAction({
    mutationFn: (credentials: Credentials) => api.logIn(credentials),
    retry: false,
    onSuccess: (token) => {
      if (!isHere()) return;
      setToken(token);
      void queryClient.invalidateQueries();
    },
    leads: true,
  });
  return (
    <SessionEndedDialog
      email={email}
      error={shownError(logIn.error, words.errors)}
      submitting={logIn.busy}
      onLogIn={(credentials) => void logIn.run(credentials)}
      signInHref={paths.login}
    />
  );
}
