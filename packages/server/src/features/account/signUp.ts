import { securityEvent } from '../../core/securityEvents.ts';
import type { Services } from '../../core/services.ts';
import { keepSessions } from '../../core/sessions.ts';
import { storedName } from '../../core/storedText.ts';
import { type Db, transact } from '../../db/open.ts';
import { callerOf } from '../../text/addresses.ts';
import { guessing, type Origin, takeSignUp } from './budgets.ts';
import { sendActivation, sendReset } from './codeRequests.ts';
import { guessCode, issueCode, lockAddress, useCode, wrongCode } from './codes.ts';
import { sendLetter } from './letters.ts';
import { assertPassword, hashPassword } from './passwords.ts';
import { findByEmail, insertUser } from './repo.ts';
import { commonName, endSignUps, insertSignUp, openSignUps } from './signUps.ts';

/** As in the contract. */
const USERNAME_LENGTH = 64;

/**
 * Stores a sign-up alongside all others for the address. An address with an account gets the same response and the same
 * work, but its code is mailed to nobody.
 */
export async function signUp(
  services: Services,
  { username: typed, email, password }: { username: string; email: string; password: string },
  { ip, language }: Origin,
): Promise<void> {
  const { clock, config, db } = services;
  const username = storedName('username', typed, { form: 'NFC', max: USERNAME_LENGTH });
  assertPassword('password', password, email);
  await takeSignUp(services, email, ip);
  const password_hash = await hashPassword(password);
  const caller = callerOf(ip);
  await transact(db, async (trx) => {
    await lockAddress(trx, email);
    const user = await findByEmail(trx, email);
    const signUpId = await insertSignUp(trx, { email, username, password_hash, language, now: clock() });
    const event = { action: 'account.sign-up', target: signUpId, email, ip } as const;
    await securityEvent({ ...services, db: trx }, event);
    if (!user) return sendActivation(services, trx, { email, caller, signUpId, language });
    const request = { email, purpose: 'activate', signUpId, caller, now: clock() } as const;
    await issueCode(trx, config.appSecret, request);
    await sendLetter(services, trx, { to: email }, (write) => write.accountExists());
  });
}

/** Creates the account from the open sign-ups for its address. @returns whether its password has yet to be set */
async function makeAccount(
  services: Services,
  trx: Db,
  { email, signUpId }: { email: string; signUpId: number },
  { ip, language }: Origin,
): Promise<boolean> {
  const now = services.clock();
  const signUps = await openSignUps(trx, email, now);
  const own = signUps.find(({ id }) => id === signUpId);
  if (!own || (await findByEmail(trx, email))) throw wrongCode();
  const several = signUps.length > 1;
  await insertUser(trx, {
    id: own.id,
    email,
    username: several ? commonName(email, signUps) : own.username,
    password_hash: several ? null : own.password_hash,
    verified_at: now,
    // Whoever enters the code has access to the mail, and may read another language than whoever signed up
    // first.
    language: language ?? own.language,
  });
  if (several) await sendReset(services, trx, { email, caller: callerOf(ip), verified: true });
  else await keepSessions(trx, own.id, own.id);
  await endSignUps(trx, email);
  await securityEvent(
    { ...services, db: trx },
    {
      action: 'account.activate',
      actorId: own.id,
      email,
      ip,
      ...(several ? { reason: 'several_sign_ups' } : {}),
    },
  );
  return several;
}

/**
 * Verifies an address with the code of one sign-up. If others are open too, nobody can tell whose name and password are
 * the owner's: a stranger may have signed up before or after, and only the mails reach the owner. So no password is
 * kept, and the owner sets one with a reset code, which is mailed at once.
 * @returns whether a password has yet to be set
 */
export async function activate(
  services: Services,
  { email, code }: { email: string; code: string },
  origin: Origin,
): Promise<{ passwordNeeded: boolean }> {
  const { clock, config, db } = services;
  const { ip } = origin;
  const caller = callerOf(ip);
  const { id, signUpId } = await guessing(services, ip, () =>
    guessCode(db, config.appSecret, { email, purpose: 'activate', code, caller, now: clock() }),
  );
  return transact(db, async (trx) => {
    await lockAddress(trx, email);
    await useCode(trx, id);
    if (signUpId === null) throw wrongCode();
    return { passwordNeeded: await makeAccount(services, trx, { email, signUpId }, origin) };
  });
}
