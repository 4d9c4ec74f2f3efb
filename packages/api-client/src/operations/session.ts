import type { CallOptions } from '../client/options.ts';
import type { Credentials } from '../contract.ts';
import { unwrap, unwrapPart } from '../errors/unwrap.ts';
import type { Context } from './context.ts';

export const sessionOperations = ({ http, init }: Context) => ({
  /** Signs in and returns the token. */
  logIn: (credentials: Credentials, options?: CallOptions): Promise<string> =>
    unwrapPart(
      http.POST('/login', { body: credentials, ...init(options) }),
      'logIn',
      ({ token }) => token || undefined,
    ),

  /** Revokes the token. */
  logOut: async (options?: CallOptions): Promise<void> => {
    await unwrap(http.POST('/logout', init(options)), 'logOut');
  },
});
