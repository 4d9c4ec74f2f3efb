import type { CallOptions } from '../client/options.ts';
import type { Activated, PasswordReset, SignUp, User } from '../contract.ts';
import { unwrap, unwrapPart } from '../errors/unwrap.ts';
import { type Context, messageOf } from './context.ts';

export const accountOperations = ({ http, init }: Context) => ({
  /** The signed-in user. */
  getUser: (options?: CallOptions): Promise<User> =>
    unwrapPart(http.GET('/user', init(options)), 'getUser', (user) => user),

  /** Creates an account and sends a 6-digit code by mail; returns the server's sentence. */
  signUp: (account: SignUp, options?: CallOptions): Promise<string> =>
    unwrap(http.POST('/user', { body: account, ...init(options) }), 'signUp').then(messageOf),

  /**
   * Verifies an e-mail address; `password_needed` means that a password has yet to be set, with the code from the next
   * mail.
   */
  activate: (email: string, activation_code: string, options?: CallOptions): Promise<Activated> =>
    unwrapPart(
      http.POST('/activate', { params: { query: { email, activation_code } }, ...init(options) }),
      'activate',
      (activated) => activated,
    ),

  /** Requests a new activation code by mail. */
  resendActivation: (email: string, options?: CallOptions): Promise<string> =>
    unwrap(
      http.POST('/activate/resend', { params: { query: { email } }, ...init(options) }),
      'resendActivation',
    ).then(messageOf),

  /** Requests a reset code by mail. */
  forgotPassword: (email: string, options?: CallOptions): Promise<string> =>
    unwrap(http.POST('/forgot', { params: { query: { email } }, ...init(options) }), 'forgotPassword').then(
      messageOf,
    ),

  /** Sets a new password with the code from the mail. */
  resetPassword: (reset: PasswordReset, options?: CallOptions): Promise<string> =>
    unwrap(http.POST('/reset', { body: reset, ...init(options) }), 'resetPassword').then(messageOf),

  /** Requests to join an organization; `userId` is the caller's own. */
  requestToJoin: (userId: number, organization_id: number, options?: CallOptions): Promise<string> =>
    unwrap(
      http.PUT('/user/{id}', {
        params: { path: { id: userId } },
        body: { organization_id },
        ...init(options),
      }),
      'requestToJoin',
    ).then(messageOf),
});
