import { ForgotScreen } from '@leaf/ui';
import { useSearchParams } from 'react-router-dom';
import { useDelayedNavigate } from '../app/history/useDelayedNavigate.ts';
import { useWords } from '../app/language/useWords.ts';
import { paths, withQuery } from '../app/paths.ts';
import { useCall } from '../app/useCall.ts';

export function Component() {
  const words = useWords();
  const navigateLater = useDelayedNavigate();
  const send = useCall((api, email: string) => api.forgotPassword(email), {
    leads: true,
    onDone: (_, email) => navigateLater(withQuery(paths.reset, { email }), 600),
  });
  const sent = send.data !== undefined;
  return (
    <>
      <title>{words.titles.forgot}</title>
      <ForgotScreen
        email={useSearchParams()[0].get('email') ?? undefined}
        error={send.error}
        success={sent ? words.sentences.resetCodeSent : undefined}
        submitting={send.pending}
        signInHref={paths.login}
        onSend={send.run}
      />
    </>
  );
}
