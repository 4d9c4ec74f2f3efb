import type { Services } from '../../core/services.ts';
import { budgets, type Charge, forgive, refundAll, spend } from '../../core/throttle.ts';
import type { Db } from '../../db/open.ts';
import { callerOf } from '../../text/addresses.ts';
import type { Language } from '../../words/languages.ts';

/** The origin of a call, and its language. */
export type Origin = { ip: string; agent: string | undefined; language: Language | undefined };

const terms = ({ clock, config }: Services) => ({ now: clock(), scale: config.rateLimitScale });

/** An account as seen by one caller, so that a stranger's failures do not count against its owner. */
const accountFrom = (email: string, ip: string): string => `${email} ${callerOf(ip)}`;

/**
 * Code mails to one address, whether it has an account or not. Even if callers together use up its budget, one is sent
 * every five minutes: a code is valid for ten, so the reader of the mail always has one that works.
 */
function codes(email: string, ip: string): Charge[] {
  const refusal = 'too_many_codes';
  return [
    { budget: budgets.codesCaller, subject: accountFrom(email, ip), refusal },
    { budget: budgets.codesAccount, beyond: budgets.codesBeyond, subject: email, refusal },
  ];
}

/** @throws {Problem} 429 */
export const takeCodeRequest = (services: Services, email: string, ip: string): Promise<void> =>
  spend(
    services.db,
    [
      {
        budget: budgets.codesAddress,
        subject: callerOf(ip),
        refusal: 'too_many_code_requests',
      },
      ...codes(email, ip),
    ],
    terms(services),
  );

/** @throws {Problem} 429 */
export const takeSignUp = (services: Services, email: string, ip: string): Promise<void> =>
  spend(
    services.db,
    [
      {
        budget: budgets.signUp,
        subject: callerOf(ip),
        refusal: 'too_many_accounts',
      },
      ...codes(email, ip),
    ],
    terms(services),
  );

/** Runs something that may be repeated only so often while it fails. @throws {Problem} 429 */
async function guarded<T>(services: Services, charges: readonly Charge[], run: () => Promise<T>): Promise<T> {
  await spend(services.db, charges, terms(services));
  const right = await run();
  await refundAll(services.db, charges);
  return right;
}

/** Compares a code: a caller may send only so many wrong ones, whatever the address. @throws {Problem} 429 */
export const guessing = <T>(services: Services, ip: string, guess: () => Promise<T>): Promise<T> =>
  guarded(
    services,
    [
      {
        budget: budgets.guessesAddress,
        subject: callerOf(ip),
        refusal: 'too_many_wrong_codes',
      },
    ],
    guess,
  );

/**
 * Signs in: failures are limited per caller, per account and caller, and per account. A success clears the caller's own
 * failures at this account and no others.
 * @throws {Problem} 429
 */
export async function signingIn<T>(
  services: Services,
  email: string,
  ip: string,
  run: () => Promise<T>,
): Promise<T> {
  const refusal = 'too_many_logins';
  const charges: Charge[] = [
    { budget: budgets.loginAddress, subject: callerOf(ip), refusal },
    { budget: budgets.loginCaller, subject: accountFrom(email, ip), refusal },
    { budget: budgets.loginAccount, subject: email, refusal },
  ];
  const opened = await guarded(services, charges, run);
  await forgive(services.db, budgets.loginCaller, accountFrom(email, ip));
  return opened;
}

/** Clears the failures to sign in to an account whose owner has just been verified. */
export async function forgiveSignIns(db: Db, email: string, ip: string): Promise<void> {
  await forgive(db, budgets.loginCaller, accountFrom(email, ip));
  await forgive(db, budgets.loginAccount, email);
}
