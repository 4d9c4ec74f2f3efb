import type { User } from '@leaf/api-client/contract';
import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../../http/contract.ts';
import { unauthorized } from '../../http/problem.ts';
import { settleCheckout } from '../billing/service.ts';
import { securityEvent } from '../securityEvents.ts';
import type { Origin } from './budgets.ts';
import type { Caller } from './caller.ts';
import { requestCode } from './codeRequests.ts';
import { resetPassword } from './reset.ts';
import { closeSession, findCaller } from './sessions.ts';
import { logIn } from './signIn.ts';
import { activate, signUp } from './signUp.ts';

type AccountOperation =
  | 'logIn'
  | 'logOut'
  | 'signUp'
  | 'getUser'
  | 'activate'
  | 'resendActivation'
  | 'forgotPassword'
  | 'resetPassword';

const ACTIVATED = 'Email verified. You can sign in now.';
const PASSWORD_NEEDED = 'Email verified. Choose a password with the reset code that we sent to your e-mail.';

const originOf = ({ ip, headers }: FastifyRequest): Origin => ({ ip, agent: headers['user-agent'] });

/** The user as the portal routes by it. */
const userOf = ({ id, email, username, verified, platformAdmin, org }: Caller): User => ({
  id,
  email,
  username,
  verified_email: verified,
  leaf_admin: platformAdmin,
  needs_validation: org?.membership === 'pending',
  organization_id: org?.id ?? null,
  organization_name: org?.name ?? null,
  org_needs_approval: org?.status === 'pending',
  leaf_basic: org?.membership === 'member' && org.entitled,
  is_admin: org?.membership === 'member' && org.role === 'admin',
  is_member: org?.isMember ?? false,
});

/** Signing in and out, and everything an account does on its own. */
export const accountHandlers: Pick<Handlers, AccountOperation> = {
  logIn: async (ctx) => ({ token: await logIn(ctx, ctx.body, originOf(ctx.request)) }),

  async logOut(ctx) {
    const { caller, db, request } = ctx;
    await closeSession(db, caller.session);
    await securityEvent(ctx, { action: 'sign-out', actorId: caller.id, ip: request.ip });
  },

  async signUp(ctx) {
    await signUp(ctx, ctx.body, originOf(ctx.request));
    return { message: 'We sent a 6-digit activation code to your e-mail.' };
  },

  async getUser(ctx) {
    const { caller, clock, config, db } = ctx;
    const waits = caller.org?.membership === 'member' && !caller.org.entitled;
    if (!waits || !caller.org || !(await settleCheckout(ctx, caller.org.id))) return userOf(caller);
    const now = await findCaller(db, caller.session, clock(), config);
    if (!now) throw unauthorized();
    return userOf(now);
  },

  async activate(ctx) {
    const { email, activation_code: code } = ctx.query;
    const { passwordNeeded } = await activate(ctx, { email, code }, originOf(ctx.request));
    return { message: passwordNeeded ? PASSWORD_NEEDED : ACTIVATED, password_needed: passwordNeeded };
  },

  async resendActivation(ctx) {
    await requestCode(ctx, { email: ctx.query.email, purpose: 'activate', ip: ctx.request.ip });
    return { message: 'If this address awaits a code, a new one is on its way.' };
  },

  async forgotPassword(ctx) {
    await requestCode(ctx, { email: ctx.query.email, purpose: 'reset', ip: ctx.request.ip });
    return { message: 'Reset code sent. Check your inbox.' };
  },

  async resetPassword(ctx) {
    await resetPassword(ctx, ctx.body, originOf(ctx.request));
    return { message: 'Password reset. You can sign in now.' };
  },
};
