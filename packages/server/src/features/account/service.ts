import { transact } from '../../db/open.ts';
import { invalid, unauthorized } from '../../http/problem.ts';
import { type BudgetRefusal, budgets, forgive, refund, spend } from '../../http/throttle.ts';
import { letters } from '../../platform/mail/templates.ts';
import { seal, unseal } from '../../platform/seal.ts';
import type { Services } from '../../services.ts';
import { nameFault, nameFinding, tidyName } from '../../text/names.ts';
import { audit } from '../audit.ts';
import { issueCode, type Purpose, spendAttempt, useCode, wrongCode } from './codes.ts';
import { hashPassword, nobodysHash, passwordFault, verifyPassword } from './passwords.ts';
import { findByEmail, markVerified, setPassword, upsertUnverified } from './repo.ts';
import { closeSessionsOf, openSession } from './sessions.ts';

/** Where a call comes from. */
export type Origin = { ip: string; agent: string | undefined };

/** As the contract says. */
const USERNAME_LENGTH = 64;

type CodeRequest = { email: string; purpose: Purpose };
const REQUEST = 'code-request';

const terms = ({ clock, config }: Services, code: BudgetRefusal) => ({
  now: clock(),
  scale: config.rateLimitScale,
  code,
});

/** Opens a session. The budget is taken first and given back on success, so parallel guesses cannot overdraw it. */
export async function logIn(
  services: Services,
  { email, password }: { email: string; password: string },
  origin: Origin,
): Promise<string> {
  const { clock, db } = services;
  const limit = terms(services, 'too_many_logins');
  await spend(db, budgets.loginAddress, origin.ip, limit);
  await spend(db, budgets.loginAccount, email, limit);
  const user = await findByEmail(db, email);
  const right = await verifyPassword(user?.password_hash ?? (await nobodysHash), password);
  if (!user || !right) throw unauthorized('wrong_credentials');
  await refund(db, budgets.loginAddress, origin.ip);
  await forgive(db, budgets.loginAccount, email);
  return openSession(db, { userId: user.id, now: clock(), ...origin });
}

/** Issues a code and mails it, both or neither. */
async function sendCode(
  services: Services,
  db: Services['db'],
  user: { id: number; email: string },
  purpose: Purpose,
) {
  const { clock, config, mail } = services;
  const code = await issueCode(db, config.appSecret, { userId: user.id, purpose, now: clock() });
  const write = letters(config.portalUrl);
  await mail.send(db, {
    to: user.email,
    ...(purpose === 'activate' ? write.activation(code) : write.reset(code)),
  });
}

function assertPassword(path: string, password: string, email: string): void {
  const fault = passwordFault(password, email);
  if (fault) throw invalid([{ path, ...fault }]);
}

/** The name a person chose, as it is kept. */
function takeUsername(typed: string): string {
  const username = tidyName(typed, 'NFC');
  const fault = nameFault(username, USERNAME_LENGTH);
  if (fault) throw invalid([{ path: 'username', ...nameFinding(fault, USERNAME_LENGTH) }]);
  return username;
}

/** Creates an account, with the same answer and the same work for an address that has one. */
export async function signUp(
  services: Services,
  { username: typed, email, password }: { username: string; email: string; password: string },
  origin: Origin,
): Promise<void> {
  const { config, db, mail } = services;
  const username = takeUsername(typed);
  assertPassword('password', password, email);
  await spend(db, budgets.signUp, origin.ip, terms(services, 'too_many_accounts'));
  await spend(db, budgets.codes, email, terms(services, 'too_many_codes'));
  const password_hash = await hashPassword(password);
  await transact(db, async (trx) => {
    const id = await upsertUnverified(trx, { email, username, password_hash });
    if (id === undefined) {
      await mail.send(trx, { to: email, ...letters(config.portalUrl).accountExists() });
      return;
    }
    // Who signed in with the earlier password is no longer who chose this one.
    await closeSessionsOf(trx, id);
    await sendCode(services, trx, { id, email }, 'activate');
    await audit(trx, { action: 'account.sign-up', actorId: id });
  });
}

/** Proves the address of an account. */
export async function activate(services: Services, email: string, code: string): Promise<void> {
  const { clock, config, db } = services;
  const user = await findByEmail(db, email);
  const now = clock();
  const attempt = { userId: user?.id ?? 0, purpose: 'activate' as const, code, now };
  const hash = await spendAttempt(db, config.appSecret, attempt);
  if (!user) throw wrongCode();
  await transact(db, async (trx) => {
    await useCode(trx, user.id, 'activate', hash);
    await markVerified(trx, user.id, now);
    await audit(trx, { action: 'account.activate', actorId: user.id });
  });
}

/**
 * Sends a code when the address awaits one. Whether it does is looked at by a job, so that the call does the same work
 * and takes the same time for every address.
 */
export async function requestCode(services: Services, email: string, purpose: Purpose): Promise<void> {
  const { config, db, queue } = services;
  await spend(db, budgets.codes, email, terms(services, 'too_many_codes'));
  const request: CodeRequest = { email, purpose };
  const sealed = seal(config.appSecret, REQUEST, JSON.stringify(request));
  await queue.send(db, 'send-code', { sealed });
}

/** The part of `requestCode` that nobody waits for. */
export async function answerCodeRequest(services: Services, sealed: string): Promise<void> {
  const request: CodeRequest = JSON.parse(unseal(services.config.appSecret, REQUEST, sealed));
  await transact(services.db, async (trx) => {
    const user = await findByEmail(trx, request.email);
    if (!user || (request.purpose === 'activate' && user.verified_at)) return;
    await sendCode(services, trx, user, request.purpose);
  });
}

/** Sets a new password and ends every session. The code also proves the address, as the activation code would. */
export async function resetPassword(
  services: Services,
  { email, reset_code, new_password }: { email: string; reset_code: string; new_password: string },
): Promise<void> {
  const { clock, config, db, mail } = services;
  assertPassword('new_password', new_password, email);
  const user = await findByEmail(db, email);
  const now = clock();
  const attempt = { userId: user?.id ?? 0, purpose: 'reset' as const, code: reset_code, now };
  const hash = await spendAttempt(db, config.appSecret, attempt);
  if (!user) throw wrongCode();
  const password_hash = await hashPassword(new_password);
  await transact(db, async (trx) => {
    await useCode(trx, user.id, 'reset', hash);
    await setPassword(trx, user.id, password_hash);
    await markVerified(trx, user.id, now);
    await closeSessionsOf(trx, user.id);
    await forgive(trx, budgets.loginAccount, email);
    await mail.send(trx, { to: email, ...letters(config.portalUrl).passwordChanged() });
    await audit(trx, { action: 'account.reset-password', actorId: user.id });
  });
}
