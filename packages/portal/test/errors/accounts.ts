import { errorTexts } from '@leaf/api-client';
import { agree, press, type } from '../support/interactions.ts';
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
  { shows: errorTexts.logIn, call: 'POST /login', at: '/login', act: () => logIn('ana@example.org', 'x') },
  {
    shows: errorTexts.signUp,
    call: 'POST /user',
    at: '/login',
    act: signUp,
  },
  {
    shows: errorTexts.activate,
    call: 'POST /activate',
    at: '/activate?email=gita%40example.org',
    act: () => type('Activation code', '123456'),
  },
  {
    shows: errorTexts.resendActivation,
    call: 'POST /activate/resend',
    at: '/activate?email=gita%40example.org',
    act: () => press('Send a new code'),
  },
  {
    shows: errorTexts.forgotPassword,
    call: 'POST /forgot',
    at: '/forgot?email=ana%40example.org',
    act: () => press('Send reset code'),
  },
  {
    shows: errorTexts.resetPassword,
    call: 'POST /reset',
    at: '/reset?email=ana%40example.org',
    act: () => resetPassword('123456'),
  },
  { shows: errorTexts.listOrganizations, call: 'GET /organizations', at: '/pick-org', as: 'newcomer' },
  {
    shows: errorTexts.requestToJoin,
    call: 'PUT /user/:id',
    at: '/pick-org',
    as: 'newcomer',
    act: requestToJoin,
  },
  {
    shows: errorTexts.createOrganization,
    call: 'POST /organization',
    at: '/pick-org',
    as: 'newcomer',
    act: foundOrganization,
  },
  { shows: errorTexts.listMembers, call: 'GET /organization/:id/users', at: '/org', as: 'admin' },
  {
    shows: errorTexts.refresh,
    call: 'GET /organization/:id/users',
    at: '/org',
    as: 'admin',
    late: true,
    act: () => press('Refresh'),
  },
  {
    shows: errorTexts.renameOrganization,
    call: 'PUT /organization/:id',
    at: '/org',
    as: 'admin',
    act: rename,
  },
  {
    shows: errorTexts.validateMember,
    call: 'POST /validate/user',
    at: '/org',
    as: 'admin',
    act: () => press('Approve Ben'),
  },
  {
    shows: errorTexts.rejectMember,
    call: 'POST /validate/user',
    at: '/org',
    as: 'admin',
    act: async () => {
      await press('Reject Ben');
      await agree('Reject');
    },
  },
  {
    shows: errorTexts.removeMember,
    call: 'POST /organization/:id/users',
    at: '/org',
    as: 'admin',
    act: async () => {
      await press('Remove Dana');
      await agree('Remove');
    },
  },
  {
    shows: errorTexts.deleteOrganization,
    call: 'DELETE /organization/:id',
    at: '/org',
    as: 'admin',
    act: deleteOrganization,
  },
  {
    shows: errorTexts.getBillingPortal,
    call: 'GET /stripe/portal',
    at: '/org',
    as: 'admin',
    act: () => press('Manage Subscription'),
  },
  {
    shows: errorTexts.createCheckout,
    call: 'GET /checkout',
    at: '/subscribe',
    as: 'planless',
    act: () => press('Choose Basic'),
  },
];
