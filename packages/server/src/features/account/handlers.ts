import type { User } from '@leaf/api-client/contract';
import { namedLanguage } from '@leaf/api-client/contract';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../core/caller.ts';
import type { Handlers } from '../../core/contract.ts';
import { answersFor } from '../../core/language.ts';
import { unauthorized } from '../../core/problem.ts';
import { securityEvent } from '../../core/securityEvents.ts';
import { closeSession, findCaller } from '../../core/sessions.ts';
import { settleCheckout } from '../billing/subscription.ts';
import type { Origin } from './budgets.ts';
import { requestCode } from './codeRequests.ts';
import { resetPassword } from './reset.ts';
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

const originOf = ({ ip, headers }: FastifyRequest): Origin => ({
  ip,
  agent: headers['user-agent'],
  language: namedLanguage(headers['accept-language']),
});

/** The user, with the fields by which the portal routes. */
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
    return { message: answersFor(ctx.request).signedUp };
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
    const { activated, passwordNeeded: needed } = answersFor(ctx.request);
    return { message: passwordNeeded ? needed : activated, password_needed: passwordNeeded };
  },

  async resendActivation(ctx) {
    await requestCode(ctx, { email: ctx.query.email, purpose: 'activate' }, originOf(ctx.request));
    return { message: answersFor(ctx.request).activationSent };
  },

  async forgotPassword(ctx) {
    await requestCode(ctx, { email: ctx.query.email, purpose: 'reset' }, originOf(ctx.request));
    return { message: answersFor(ctx.request).resetSent };
  },

  async resetPassword(ctx) {
    await resetPassword(ctx, ctx.body, originOf(ctx.request));
    return { message: answersFor(ctx.request).passwordReset };
  },
};
