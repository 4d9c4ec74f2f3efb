import { unauthorized } from '../../core/problem.ts';
import { rememberLanguage } from '../../core/readerLanguage.ts';
import { securityEvent } from '../../core/securityEvents.ts';
import type { Services } from '../../core/services.ts';
import { type Holder, openSession } from '../../core/sessions.ts';
import { transact } from '../../db/open.ts';
import { type Origin, signingIn } from './budgets.ts';
import { lockAddress } from './codes.ts';
import { nobodysHash, verifyPassword } from './passwords.ts';
import { findByEmail, lockUser } from './repo.ts';
import { lockSignUp, newestSignUp } from './signUps.ts';

const wrongPassword = () => unauthorized('wrong_credentials');

/**
 * Matches a password with the account, or with the newest sign-up for the address. Both are always compared, whether
 * they exist or not, so that timing reveals nothing; a sign-up for an address with an account is like any other.
 * @returns the matching hash
 */
async function compare({ clock, db }: Services, email: string, password: string) {
  const user = await findByEmail(db, email);
  const signUp = await newestSignUp(db, email, clock());
  const nobody = await nobodysHash;
  if ((await verifyPassword(user?.password_hash ?? nobody, password)) && user?.password_hash)
    return { hash: user.password_hash, signUpId: undefined };
  if ((await verifyPassword(signUp?.password_hash ?? nobody, password)) && signUp)
    return { hash: signUp.password_hash, signUpId: signUp.id };
  throw wrongPassword();
}

/**
 * Opens a session if the compared password is still valid: meanwhile it may have been reset, or the sign-up activated
 * or cleaned up.
 */
export const logIn = (
  services: Services,
  { email, password }: { email: string; password: string },
  origin: Origin,
): Promise<string> =>
  signingIn(services, email, origin.ip, async () => {
    const { hash, signUpId } = await compare(services, email, password);
    return transact(services.db, async (trx) => {
      await lockAddress(trx, email);
      const now = services.clock();
      const found = await findByEmail(trx, email);
      const user = found && (await lockUser(trx, found.id));
      const { ip, language } = origin;
      const open = async (holder: Holder, actorId: number) => {
        await securityEvent({ ...services, db: trx }, { action: 'sign-in', actorId, email, ip });
        if (language) await rememberLanguage(trx, actorId, language);
        return openSession(trx, { ...holder, now, ...origin });
      };
      if (user?.password_hash === hash) return open({ userId: user.id }, user.id);
      const signUp = signUpId && (await lockSignUp(trx, { id: signUpId, email, now }));
      if (!signUp) throw wrongPassword();
      return open({ signUpId: signUp.id }, signUp.id);
    });
  });
