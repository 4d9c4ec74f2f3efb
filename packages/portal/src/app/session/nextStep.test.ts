import type { User } from '@leaf/api-client';
import { fixtures } from '@leaf/api-client/mocks';
import { expect, test } from 'vitest';
import { nextStep } from './nextStep.ts';

const ready: User = fixtures.user;

/** Starts with everything that can hold a user up; each row clears one more obstacle. */
const blocked: User = {
  ...ready,
  verified_email: false,
  leaf_admin: true,
  needs_validation: true,
  organization_id: null,
  organization_name: null,
  org_needs_approval: true,
  leaf_basic: false,
};

test.each<[string, Partial<User>, string]>([
  ['e-mail not verified', {}, '/activate?email=ana%40example.org'],
  ['platform admin', { verified_email: true }, '/admin'],
  [
    'waits for validation',
    { verified_email: true, leaf_admin: false },
    '/pending-approval?email=ana%40example.org',
  ],
  ['no organization', { verified_email: true, leaf_admin: false, needs_validation: false }, '/pick-org'],
  [
    'organization needs approval',
    {
      verified_email: true,
      leaf_admin: false,
      needs_validation: false,
      organization_id: 3,
      organization_name: 'A & B',
    },
    '/org-pending-approval?organization_name=A+%26+B',
  ],
  [
    'no subscription',
    {
      verified_email: true,
      leaf_admin: false,
      needs_validation: false,
      organization_id: 3,
      org_needs_approval: false,
    },
    '/subscribe',
  ],
])('%s', (_, answers, expected) => {
  expect(nextStep({ ...blocked, ...answers })).toBe(expected);
});

test('otherwise the tools', () => {
  expect(nextStep(ready)).toBe('/app');
});
