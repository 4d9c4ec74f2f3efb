import { describe, expect, it } from 'vitest';
import { beyondScope, type Guard, type Machine, mayRead, refusedBy, type Standing } from './guards.ts';

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

const machine = (rest: Partial<Machine> = {}): Machine => ({
  kind: 'key',
  scopes: ['read', 'write'],
  campaigns: null,
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
  'a key': person({ org, machine: machine() }),
  'a key without a plan': person({ org: { ...org, entitled: false }, machine: machine() }),
  'an embed token': person({ org, machine: machine({ kind: 'embed' }) }),
};
const programs = new Set(['a key', 'a key without a plan', 'an embed token']);
const persons = Object.keys(people).filter((who) => !programs.has(who));

const whoPasses: Record<Guard, string[]> = {
  open: Object.keys(people),
  signedIn: persons.filter((who) => who !== 'nobody'),
  verified: persons.filter((who) => who !== 'nobody' && who !== 'unverified'),
  member: ['without a plan', 'member', 'admin'],
  entitled: ['member', 'admin', 'a key', 'an embed token'],
  orgAdmin: ['admin of a pending organization', 'admin'],
  platformAdmin: ['operator'],
  apiKey: ['a key'],
};

it.each(Object.entries(whoPasses))('%s lets through exactly those it should', (guard, passing) => {
  const passed = Object.keys(people).filter((who) => refusedBy(guard as Guard, people[who] ?? null) === null);
  expect(passed).toEqual(passing);
});

it.each<[Guard, string, string]>([
  ['signedIn', 'nobody', 'not_signed_in'],
  ['apiKey', 'nobody', 'key_refused'],
  ['entitled', 'unverified', 'email_not_verified'],
  ['platformAdmin', 'admin', 'not_permitted'],
  ['orgAdmin', 'member', 'org_admin_only'],
  ['member', 'loner', 'no_organization'],
  ['entitled', 'in a pending organization', 'org_pending'],
  ['entitled', 'without a plan', 'plan_required'],
  ['entitled', 'a key without a plan', 'plan_required'],
  ['orgAdmin', 'a key', 'person_only'],
  ['signedIn', 'an embed token', 'person_only'],
  ['apiKey', 'admin', 'key_only'],
  ['apiKey', 'an embed token', 'key_only'],
])('%s refuses %s with %s', (guard, who, code) => {
  expect(refusedBy(guard, people[who] ?? null)).toEqual({ code });
});

it.each([
  ['key', 'key_refused'],
  ['embed', 'not_signed_in'],
  [undefined, 'not_signed_in'],
] as const)('says of a dead %s: %s', (sent, code) => {
  expect(refusedBy('entitled', null, sent)).toEqual({ code });
});

it('names the organization whose admin has to decide', () => {
  expect(refusedBy('member', people.waiting ?? null)).toEqual({
    code: 'org_must_approve',
    params: { name: 'Northwind' },
  });
});

describe('beyond its scope a program', () => {
  const some = machine({ kind: 'embed', campaigns: [7] });
  it.each<[string, Machine, string, string, number | undefined, string | null]>([
    ['reads with read', machine({ scopes: ['read'] }), 'GET', '/campaigns', undefined, null],
    [
      'does not write with read',
      machine({ scopes: ['read'] }),
      'DELETE',
      '/campaigns/{id}',
      7,
      'scope_missing',
    ],
    [
      'does not read with write',
      machine({ scopes: ['write'] }),
      'GET',
      '/images',
      undefined,
      'scope_missing',
    ],
    ['deletes with write', machine({ scopes: ['write'] }), 'DELETE', '/campaigns/{id}', 7, null],
    ...[
      ['PUT', '/campaigns/{id}'],
      ['PUT', '/image_choices'],
      ['POST', '/campaigns/{id}/restore'],
      ['POST', '/creatives/{id}/preview'],
    ].flatMap(([method = '', path = '']): [string, Machine, string, string, number, string | null][] => [
      [
        `does not see with write at ${path}`,
        machine({ scopes: ['write'] }),
        method,
        path,
        7,
        'scope_missing',
      ],
      [
        `does not change with read at ${path}`,
        machine({ scopes: ['read'] }),
        method,
        path,
        7,
        'scope_missing',
      ],
      [`may with both at ${path}`, machine(), method, path, 7, null],
    ]),
    ['writes in its campaign', some, 'POST', '/campaigns/{id}/storages', 7, null],
    ['does not see another', some, 'GET', '/campaigns/{id}/storages', 8, 'campaign_not_found'],
    ['makes no campaign', some, 'POST', '/campaigns', undefined, 'campaigns_only'],
    ['copies none', some, 'POST', '/campaigns/{id}/duplicate', 7, 'campaigns_only'],
    ['sees no picture', some, 'GET', '/images/{id}', 7, 'campaigns_only'],
    ['knows the countries', some, 'GET', '/geos', undefined, null],
  ])('%s', (_what, who, method, path, id, code) => {
    expect(beyondScope(who, { method, path, id })?.code ?? null).toBe(code);
  });
});

it.each<[string, Parameters<typeof mayRead>[0], boolean]>([
  ['nobody', null, true],
  ['a person', person({ org }), true],
  ['a program that reads', { machine: machine({ scopes: ['read'] }) }, true],
  ['a program that only writes', { machine: machine({ scopes: ['write'] }) }, false],
])('what others have written is shown as far as they may read: %s', (_who, caller, shown) => {
  expect(mayRead(caller)).toBe(shown);
});
