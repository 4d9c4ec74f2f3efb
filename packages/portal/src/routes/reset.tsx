import { type PasswordReset, ResetScreen } from '@leaf/ui';
import { useSearchParams } from 'react-router-dom';
import { useDelayedNavigate } from '../app/history/useDelayedNavigate.ts';
import { isWrongCode } from '../app/isWrongCode.ts';
import { useWords } from '../app/language/useWords.ts';
import { forgotHref, paths } from '../app/paths.ts';
import { useCall } from '../app/useCall.ts';

export function Component() {
  const words = useWords();
  const [query] = useSearchParams();
  const navigateLater = useDelayedNavigate();
  const reset = useCall((api, body: PasswordReset) => api.resetPassword(body), {
    leads: true,
    onDone: (_, { email }) => navigateLater(paths.login, 600, { email, news: words.sentences.passwordReset }),
  });
  const done = reset.data !== undefined;
  return (
    <>
      <title>{words.titles.reset}</title>
      <ResetScreen
        email={query.get('email') ?? undefined}
        severalSignUps={query.get('why') === 'sign-ups'}
        error={reset.error}
        refused={isWrongCode(reset.failure)}
        success={done ? words.sentences.passwordReset : undefined}
        submitting={reset.pending}
        signInHref={paths.login}
        forgotHref={forgotHref}
        onReset={reset.run}
      />
    </>
  );
}
