import { rememberLanguage } from '../../core/readerLanguage.ts';
import { securityEvent } from '../../core/securityEvents.ts';
import type { Services } from '../../core/services.ts';
import { closeSessionsOf } from '../../core/sessions.ts';
import { type Db, transact } from '../../db/open.ts';
import { callerOf } from '../../text/addresses.ts';
import { forgiveSignIns, guessing, type Origin } from './budgets.ts';
import { endCodes, guessCode, lockAddress, useCode, wrongCode } from './codes.ts';
import { sendLetter } from './letters.ts';
import { assertPassword, hashPassword } from './passwords.ts';
import { findByEmail, insertUser, lockUser, setPassword } from './repo.ts';
import { commonName, endSignUps, openSignUps } from './signUps.ts';

/**
 * Sets the account's password. The code verifies the address just as an activation code would, so if there are only
 * sign-ups so far, they become an account.
 * @returns the account's id
 */
async function choosePassword(
  trx: Db,
  { email, password_hash, now }: { email: string; password_hash: string; now: Date },
): Promise<number> {
  const found = await findByEmail(trx, email);
  const user = found && (await lockUser(trx, found.id));
  if (user) {
    await setPassword(trx, user.id, { password_hash, now });
    await closeSessionsOf(trx, user.id);
    return user.id;
  }
  const signUps = await openSignUps(trx, email, now);
  const [newest] = signUps;
  if (!newest) throw wrongCode();
  const username = commonName(email, signUps);
  await insertUser(trx, {
    id: newest.id,
    email,
    username,
    password_hash,
    verified_at: now,
    language: newest.language,
  });
  return newest.id;
}

/** Sets a new password, and ends every session, every sign-up of the address and every other code. */
export async function resetPassword(
  services: Services,
  { email, reset_code: code, new_password }: { email: string; reset_code: string; new_password: string },
  { ip, language }: Origin,
): Promise<void> {
  const { clock, config, db } = services;
  assertPassword('new_password', new_password, email);
  const { id } = await guessing(services, ip, () =>
    guessCode(db, config.appSecret, { email, purpose: 'reset', code, caller: callerOf(ip), now: clock() }),
  );
  const password_hash = await hashPassword(new_password);
  await transact(db, async (trx) => {
    await lockAddress(trx, email);
    await useCode(trx, id);
    const userId = await choosePassword(trx, { email, password_hash, now: clock() });
    await endCodes(trx, email, 'reset');
    await endSignUps(trx, email);
    await forgiveSignIns(trx, email, ip);
    if (language) await rememberLanguage(trx, userId, language);
    await sendLetter(services, trx, { to: email }, (write) => write.passwordChanged());
    const event = { action: 'account.reset-password', actorId: userId, email, ip } as const;
    await securityEvent({ ...services, db: trx }, event);
  });
}
