import type { LeafClientOptions } from '@leaf/api-client';

type SessionOptions = {
  getToken: LeafClientOptions['getToken'];
  onSignInNeeded: (() => unknown) | undefined;
};

/**
 * The token for each call. Without one, or when the server no longer accepts it, the app is asked to sign the person in:
 * once, however many calls need it. They wait until it has answered.
 * @param current the app's own functions, read anew each time
 */
export function createSession(current: () => SessionOptions) {
  let signingIn: Promise<unknown> | undefined;
  const signIn = () => {
    const { onSignInNeeded } = current();
    signingIn ??= Promise.resolve(onSignInNeeded?.())
      .catch(() => undefined)
      .finally(() => {
        signingIn = undefined;
      });
    return signingIn;
  };
  const token = () => current().getToken?.();
  return {
    async getToken() {
      await signingIn;
      const first = await token();
      if (first || !current().getToken) return first;
      await signIn();
      return token();
    },
    onUnauthorized: () => void signIn(),
  };
}
