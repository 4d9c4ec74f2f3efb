import { userOf, whoCalls } from '../people.ts';
import { MOCK_CODE, type MockState, mockToken } from '../state.ts';
import type { TypedHttp } from '../typedHttp.ts';

/** Signing in, accounts and joining. */
export const accountHandlers = (api: TypedHttp, state: MockState) => {
  const find = (email: string) =>
    state.accounts.find((account) => account.email === email.trim().toLowerCase());

  return {
    logIn: api.post('/login', async ({ body, answer }) => {
      const { email, password } = await body();
      const account = find(email);
      return account?.password === password
        ? answer.json(200, { token: mockToken(account.id) })
        : answer.problem('wrong_credentials');
    }),

    logOut: api.post('/logout', ({ answer }) => answer.empty(204)),

    getUser: api.get('/user', ({ request, answer }) =>
      answer.json(200, userOf(state, whoCalls(state, request))),
    ),

    signUp: api.post('/user', async ({ body, answer }) => {
      const { username, email, password } = await body();
      const account = find(email);
      if (account && !account.verified_email) {
        account.signUps = (account.signUps ?? 1) + 1;
        account.username = username;
        account.password = password;
      }
      if (!account) {
        state.accounts.push({
          id: state.nextId++,
          username,
          email: email.trim().toLowerCase(),
          password,
          verified_email: false,
          leaf_admin: false,
          organization_id: null,
          needs_validation: false,
          is_admin: false,
        });
      }
      return answer.json(201, { message: 'We sent a 6-digit activation code to your e-mail.' });
    }),

    activate: api.post('/activate', ({ query, answer }) => {
      const account = find(query('email'));
      if (!account || query('activation_code') !== MOCK_CODE) return answer.problem('wrong_code');
      const password_needed = (account.signUps ?? 1) > 1;
      account.verified_email = true;
      if (password_needed) account.password = null;
      return answer.json(200, {
        message: password_needed
          ? 'Email verified. Choose a password with the reset code that we sent to your e-mail.'
          : 'Email verified. You can sign in now.',
        password_needed,
      });
    }),

    resendActivation: api.post('/activate/resend', ({ answer }) =>
      answer.json(200, { message: 'If the address awaits activation, a new code is on its way.' }),
    ),

    forgotPassword: api.post('/forgot', ({ answer }) =>
      answer.json(200, { message: 'Reset code sent. Check your inbox.' }),
    ),

    resetPassword: api.post('/reset', async ({ body, answer }) => {
      const { email, reset_code, new_password } = await body();
      const account = find(email);
      if (!account || reset_code !== MOCK_CODE) return answer.problem('wrong_code');
      account.password = new_password;
      return answer.json(200, { message: 'Password reset. You can sign in now.' });
    }),

    requestToJoin: api.put('/user/{id}', async ({ request, pathNumber, body, answer }) => {
      const account = whoCalls(state, request);
      const { organization_id } = await body();
      if (pathNumber('id') !== account.id) return answer.problem('own_account_only');
      const organization = state.organizations.find(({ id }) => id === organization_id);
      if (!organization?.approved) return answer.problem('organization_not_found');
      account.organization_id = organization.id;
      account.needs_validation = true;
      return answer.json(200, {
        message: 'Requested to join organization. Waiting for admin approval.',
      });
    }),
  };
};
