import type { ApiKey, OrganizationMember, Usage } from '../types.ts';

export { orgAdmin as admin } from '../account/fixtures.ts';

const person = (
  id: number,
  username: string,
  rest: Partial<OrganizationMember> = {},
): OrganizationMember => ({
  id,
  username,
  email: `${username.split(' ')[0]?.toLowerCase()}@northwind.example`,
  is_admin: false,
  needs_validation: false,
  ...rest,
});

export const members: OrganizationMember[] = [
  person(9, 'Cleo Marín', { needs_validation: true }),
  person(7, 'Ana Lindqvist', { is_admin: true }),
  person(8, 'Ben Okafor'),
];

/** As many as the Basic plan allows, and one more who waits. */
export const fullHouse: OrganizationMember[] = [
  ...members,
  ...['Dana Petrov', 'Emre Aydın', 'Farah Haddad'].map((name, index) => person(10 + index, name)),
];

export const manyMembers: OrganizationMember[] = Array.from({ length: 10_000 }, (_, index) =>
  person(index + 100, `Person ${index + 1}`),
);

export const usage: Usage = {
  campaigns: { used: 12, limit: 2000 },
  rows: { used: 340, limit: 200_000 },
  images: { used: 28, limit: 5000 },
  creatives: { used: 3, limit: 2_000 },
  bytes: { used: 96_400_000, limit: 50_000_000_000 },
};

/** Two limits are nearly reached. */
export const nearlyFull: Usage = {
  ...usage,
  campaigns: { used: 1962, limit: 2000 },
  images: { used: 5000, limit: 5000 },
  creatives: { used: 214, limit: 2_000 },
  bytes: { used: 41_250_000_000, limit: 50_000_000_000 },
};

/** One in use, one that is not used yet, one that has expired. */
export const apiKeys: ApiKey[] = [
  {
    id: 23,
    name: 'Website',
    prefix: 'leaf_d2Vi',
    scopes: ['read'],
    last_used_at: null,
    expires_at: '2027-11-20T00:00:00.000Z',
  },
  {
    id: 21,
    name: 'Nightly import',
    prefix: 'leaf_c3Vt',
    scopes: ['read', 'write'],
    last_used_at: '2026-11-21T02:00:00.000Z',
    expires_at: null,
  },
  {
    id: 17,
    name: 'Trial of the data team',
    prefix: 'leaf_ZGF0',
    scopes: ['write'],
    last_used_at: '2026-08-30T16:20:00.000Z',
    expires_at: '2026-09-01T00:00:00.000Z',
  },
];
