import { agree, press, type } from '../support/hands.ts';
import {
  deleteOrganization,
  foundOrganization,
  logIn,
  requestToJoin,
  resetPassword,
  signUp,
} from '../support/tasks.ts';
import type { Case } from './case.ts';

const rename = async () => {
  await type('Organization name', 'Southwind');
  await press('Rename');
};

export const accounts: Case[] = [
  { shows: 'Login failed', call: 'POST /login', at: '/login', act: () => logIn('ana@example.org', 'x') },
  {
    shows: 'Sign up failed',
    call: 'POST /user',
    at: '/login',
    act: signUp,
  },
  {
    shows: 'Activation failed',
    call: 'POST /activate',
    at: '/activate?email=gita%40example.org',
    act: () => type('Activation code', '123456'),
  },
  {
    shows: 'Failed to send reset code',
    call: 'POST /forgot',
    at: '/forgot?email=ana%40example.org',
    act: () => press('Send reset code'),
  },
  {
    shows: 'Reset failed',
    call: 'POST /reset',
    at: '/reset?email=ana%40example.org',
    act: () => resetPassword('123456'),
  },
  { shows: 'Failed to load organizations', call: 'GET /organizations', at: '/pick-org', as: 'newcomer' },
  {
    shows: 'Failed to join organization',
    call: 'PUT /user/:id',
    at: '/pick-org',
    as: 'newcomer',
    act: requestToJoin,
  },
  {
    shows: 'Failed to create organization',
    call: 'POST /organization',
    at: '/pick-org',
    as: 'newcomer',
    act: foundOrganization,
  },
  { shows: 'Failed to load members', call: 'GET /organization/:id/users', at: '/org', as: 'admin' },
  {
    shows: 'Failed to refresh',
    call: 'GET /organization/:id/users',
    at: '/org',
    as: 'admin',
    late: true,
    act: () => press('Refresh'),
  },
  {
    shows: 'Failed to rename organization',
    call: 'PUT /organization/:id',
    at: '/org',
    as: 'admin',
    act: rename,
  },
  {
    shows: 'Failed to approve member',
    call: 'POST /validate/user',
    at: '/org',
    as: 'admin',
    act: () => press('Approve Ben'),
  },
  {
    shows: 'Failed to reject member',
    call: 'POST /validate/user',
    at: '/org',
    as: 'admin',
    act: async () => {
      await press('Reject Ben');
      await agree('Reject');
    },
  },
  {
    shows: 'Failed to remove user',
    call: 'POST /organization/:id/users',
    at: '/org',
    as: 'admin',
    act: async () => {
      await press('Remove Dana');
      await agree('Remove');
    },
  },
  {
    shows: 'Failed to delete organization',
    call: 'DELETE /organization/:id',
    at: '/org',
    as: 'admin',
    act: deleteOrganization,
  },
  {
    shows: 'Failed to get portal link',
    call: 'GET /stripe/portal',
    at: '/org',
    as: 'admin',
    act: () => press('Manage Subscription'),
  },
  {
    shows: 'Checkout failed',
    call: 'GET /checkout',
    at: '/subscribe',
    as: 'planless',
    act: () => press('Choose Basic'),
  },
];
