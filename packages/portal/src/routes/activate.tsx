import { ActivateScreen, type Activation } from '@leaf/ui';
import { useSearchParams } from 'react-router-dom';
import { useDelayedNavigate } from '../app/history/useDelayedNavigate.ts';
import { isWrongCode } from '../app/isWrongCode.ts';
import { useWords } from '../app/language/useWords.ts';
import { paths, withQuery } from '../app/paths.ts';
import { useCall } from '../app/useCall.ts';
import { useCountdown } from '../app/useCountdown.ts';

const RESEND_WAIT_SECONDS = 30;

export function Component() {
  const words = useWords();
  const email = useSearchParams()[0].get('email') ?? undefined;
  const navigateLater = useDelayedNavigate();
  const [wait, startWait] = useCountdown();
  const activate = useCall(
    (api, { email, activation_code }: Activation) => api.activate(email, activation_code),
    {
      leads: true,
      onDone: ({ password_needed }, { email }) =>
        password_needed
          ? navigateLater(withQuery(paths.reset, { email, why: 'sign-ups' }), 700)
          : navigateLater(paths.login, 700, { email, news: words.sentences.verified }),
    },
  );
  const resend = useCall((api, address: string) => api.resendActivation(address), {
    onDone: () => {
      activate.forget();
      startWait(RESEND_WAIT_SECONDS);
    },
  });
  const verified = activate.data !== undefined;
  const news = activate.data?.password_needed
    ? words.sentences.verifiedWithoutPassword
    : words.sentences.verified;
  return (
    <>
      <title>{words.titles.activate}</title>
      <ActivateScreen
        email={email}
        error={resend.error ?? activate.error}
        refused={isWrongCode(activate.failure)}
        success={verified ? news : resend.data}
        submitting={activate.pending}
        resending={resend.pending}
        resendIn={wait}
        signInHref={paths.login}
        onActivate={(activation) => {
          // Only the latest answer counts.
          resend.forget();
          void activate.run(activation);
        }}
        onResend={resend.run}
      />
    </>
  );
}
