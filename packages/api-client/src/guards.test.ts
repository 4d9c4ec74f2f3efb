import { expect, it } from 'vitest';
import { type Guard, refusedBy, type Standing } from './guards.ts';

type Org = NonNullable<Standing['org']>;

const org: Org = {
  name: 'Northwind',
  status: 'approved',
  role: 'member',
  membership: 'member',
  entitled: true,
};
const person = (rest: Partial<Standing> = {}): Standing => ({
  verified: true,
  platformAdmin: false,
  org: null,
  ...rest,
});

const people: Record<string, Standing | null> = {
  nobody: null,
  unverified: person({ verified: false, platformAdmin: true, org: { ...org, role: 'admin' } }),
  loner: person(),
  waiting: person({ org: { ...org, membership: 'pending', role: 'admin' } }),
  'in a pending organization': person({ org: { ...org, status: 'pending', entitled: false } }),
  'admin of a pending organization': person({
    org: { ...org, status: 'pending', role: 'admin', entitled: false },
  }),
  'without a plan': person({ org: { ...org, entitled: false } }),
  member: person({ org }),
  admin: person({ org: { ...org, role: 'admin' } }),
  operator: person({ platformAdmin: true }),
};

const whoPasses: Record<Guard, string[]> = {
  open: Object.keys(people),
  signedIn: Object.keys(people).filter((who) => who !== 'nobody'),
  verified: Object.keys(people).filter((who) => who !== 'nobody' && who !== 'unverified'),
  member: ['without a plan', 'member', 'admin'],
  entitled: ['member', 'admin'],
  orgAdmin: ['admin of a pending organization', 'admin'],
  platformAdmin: ['operator'],
};

it.each(Object.entries(whoPasses))('%s lets through exactly those it should', (guard, passing) => {
  const passed = Object.keys(people).filter((who) => refusedBy(guard as Guard, people[who] ?? null) === null);
  expect(passed).toEqual(passing);
});

it.each<[Guard, string, string]>([
  ['signedIn', 'nobody', 'not_signed_in'],
  ['entitled', 'unverified', 'email_not_verified'],
  ['platformAdmin', 'admin', 'not_permitted'],
  ['orgAdmin', 'member', 'org_admin_only'],
  ['member', 'loner', 'no_organization'],
  ['entitled', 'in a pending organization', 'org_pending'],
  ['entitled', 'without a plan', 'plan_required'],
])('%s refuses %s with %s', (guard, who, code) => {
  expect(refusedBy(guard, people[who] ?? null)).toEqual({ code });
});

it('names the organization whose admin has to decide', () => {
  expect(refusedBy('member', people.waiting ?? null)).toEqual({
    code: 'org_must_approve',
    params: { name: 'Northwind' },
  });
});
