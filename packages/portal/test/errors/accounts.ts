import { errorTexts } from '@leaf/api-client';
import { page } from 'vitest/browser';
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

const createKey = async () => {
  await press('Create key');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Data warehouse');
  await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
};

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
  { shows: errorTexts.listKeys, call: 'GET /organization/:id/keys', at: '/org', as: 'admin' },
  {
    shows: errorTexts.createKey,
    call: 'POST /organization/:id/keys',
    at: '/org',
    as: 'admin',
    act: createKey,
  },
  {
    shows: errorTexts.rotateKey,
    call: 'POST /organization/:id/keys/:key/rotate',
    at: '/org',
    as: 'admin',
    act: async () => {
      await press('Rotate Website');
      await agree('Rotate');
    },
  },
  {
    shows: errorTexts.revokeKey,
    call: 'DELETE /organization/:id/keys/:key',
    at: '/org',
    as: 'admin',
    act: async () => {
      await press('Revoke Website');
      await agree('Revoke');
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
