import type { Services } from '../../core/services.ts';
import { type Db, transact } from '../../db/open.ts';
import { seal, unseal } from '../../platform/seal.ts';
import { callerOf } from '../../text/addresses.ts';
import type { Language } from '../../words/languages.ts';
import { type Origin, takeCodeRequest } from './budgets.ts';
import { issueCode, lockAddress, type Purpose } from './codes.ts';
import { sendLetter } from './letters.ts';
import { findByEmail } from './repo.ts';
import { newestSignUp } from './signUps.ts';

/** @param language the requester's language, for an address whose language is unknown */
type CodeRequest = { email: string; purpose: Purpose; caller: string; language?: Language | undefined };
const REQUEST = 'code-request';

/** Issues a reset code and mails it, both or neither. */
export async function sendReset(
  services: Services,
  trx: Db,
  request: { email: string; caller: string; language?: Language | undefined; verified?: boolean },
): Promise<void> {
  const { clock, config } = services;
  const { email, caller, language, verified = false } = request;
  const code = await issueCode(trx, config.appSecret, { email, purpose: 'reset', caller, now: clock() });
  await sendLetter(services, trx, { to: email, otherwise: language }, (write) =>
    verified ? write.choosePassword(code, email) : write.reset(code, email),
  );
}

/** Issues a code for a sign-up and mails it, both or neither. */
export async function sendActivation(
  services: Services,
  trx: Db,
  {
    email,
    caller,
    signUpId,
    language,
  }: { email: string; caller: string; signUpId: number; language?: Language | undefined },
): Promise<void> {
  const { clock, config } = services;
  const request = { email, purpose: 'activate', signUpId, caller, now: clock() } as const;
  const code = await issueCode(trx, config.appSecret, request);
  await sendLetter(services, trx, { to: email, otherwise: language }, (write) =>
    write.activation(code, email),
  );
}

/**
 * Sends a code if the address awaits one. A job checks that, so that the call does the same work and takes the same
 * time for every address.
 */
export async function requestCode(
  services: Services,
  { email, purpose }: { email: string; purpose: Purpose },
  { ip, language }: Origin,
): Promise<void> {
  const { config, db, queue } = services;
  await takeCodeRequest(services, email, ip);
  const request: CodeRequest = { email, purpose, caller: callerOf(ip), language };
  const sealed = seal(config.appSecret, REQUEST, JSON.stringify(request));
  await queue.send(db, 'send-code', { sealed });
}

/** The part of `requestCode` that runs in the background. */
export async function answerCodeRequest(services: Services, sealed: string): Promise<void> {
  const { email, purpose, caller, language }: CodeRequest = JSON.parse(
    unseal(services.config.appSecret, REQUEST, sealed),
  );
  await transact(services.db, async (trx) => {
    await lockAddress(trx, email);
    const user = await findByEmail(trx, email);
    const signUp = await newestSignUp(trx, email, services.clock());
    if (purpose === 'reset' && (user || signUp)) await sendReset(services, trx, { email, caller, language });
    if (purpose === 'activate' && !user && signUp)
      await sendActivation(services, trx, { email, caller, signUpId: signUp.id, language });
  });
}
