import { type Db, transact } from '../../db/open.ts';
import { letters } from '../../platform/mail/templates.ts';
import { seal, unseal } from '../../platform/seal.ts';
import type { Services } from '../../services.ts';
import { callerOf } from '../../text/addresses.ts';
import { takeCodeRequest } from './budgets.ts';
import { issueCode, lockAddress, type Purpose } from './codes.ts';
import { findByEmail } from './repo.ts';
import { newestSignUp } from './signUps.ts';

type CodeRequest = { email: string; purpose: Purpose; caller: string };
const REQUEST = 'code-request';

/** Issues a reset code and mails it, both or neither. */
export async function sendReset(
  { clock, config, mail }: Services,
  trx: Db,
  { email, caller, verified = false }: { email: string; caller: string; verified?: boolean },
): Promise<void> {
  const code = await issueCode(trx, config.appSecret, { email, purpose: 'reset', caller, now: clock() });
  const write = letters(config.portalUrl);
  await mail.send(trx, { to: email, ...(verified ? write.choosePassword(code) : write.reset(code)) });
}

/** Issues a code for a sign-up and mails it, both or neither. */
export async function sendActivation(
  { clock, config, mail }: Services,
  trx: Db,
  { email, caller, signUpId }: { email: string; caller: string; signUpId: number },
): Promise<void> {
  const wish = { email, purpose: 'activate', signUpId, caller, now: clock() } as const;
  const code = await issueCode(trx, config.appSecret, wish);
  await mail.send(trx, { to: email, ...letters(config.portalUrl).activation(code) });
}

/**
 * Sends a code when the address awaits one. Whether it does is looked at by a job, so that the call does the same work
 * and takes the same time for every address.
 */
export async function requestCode(
  services: Services,
  { email, purpose, ip }: { email: string; purpose: Purpose; ip: string },
): Promise<void> {
  const { config, db, queue } = services;
  await takeCodeRequest(services, email, ip);
  const request: CodeRequest = { email, purpose, caller: callerOf(ip) };
  const sealed = seal(config.appSecret, REQUEST, JSON.stringify(request));
  await queue.send(db, 'send-code', { sealed });
}

/** The part of `requestCode` that nobody waits for. */
export async function answerCodeRequest(services: Services, sealed: string): Promise<void> {
  const { email, purpose, caller }: CodeRequest = JSON.parse(
    unseal(services.config.appSecret, REQUEST, sealed),
  );
  await transact(services.db, async (trx) => {
    await lockAddress(trx, email);
    const user = await findByEmail(trx, email);
    const signUp = await newestSignUp(trx, email, services.clock());
    if (purpose === 'reset' && (user || signUp)) await sendReset(services, trx, { email, caller });
    if (purpose === 'activate' && !user && signUp)
      await sendActivation(services, trx, { email, caller, signUpId: signUp.id });
  });
}
