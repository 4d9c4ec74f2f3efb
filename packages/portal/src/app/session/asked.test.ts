import { fixtures } from '@leaf/api-client/mocks';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetAsked, noteAsked, outcomeOf, refusedTo } from './asked.ts';

const stored = new Map<string, string>();
const nobodysMember = { ...fixtures.user, organization_id: null, organization_name: null };

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterAll(() => void vi.unstubAllGlobals());

test.each([
  ['join', { needs_validation: true }],
  ['create', { org_needs_approval: true }],
])('what was asked for (%s) is known after it was refused, to the same user alone', (kind, waiting) => {
  noteAsked({ ...fixtures.user, ...waiting });
  const { id: user, organization_id: id, organization_name: organization } = fixtures.user;
  expect(refusedTo(nobodysMember)).toEqual({ user, organization, id, kind });
  expect(refusedTo({ ...nobodysMember, id: user + 1 })).toBeUndefined();
});

test('a yes ends it', () => {
  noteAsked({ ...fixtures.user, needs_validation: true });
  noteAsked(fixtures.user);
  expect(refusedTo(nobodysMember)).toBeUndefined();
});

test('so does taking it back, for the same user alone', () => {
  noteAsked({ ...fixtures.user, needs_validation: true });
  forgetAsked({ id: fixtures.user.id + 1 });
  expect(refusedTo(nobodysMember)).toBeDefined();
  forgetAsked(fixtures.user);
  expect(refusedTo(nobodysMember)).toBeUndefined();
});

test.each([
  ['join', 3, 'join'],
  ['join', 4, 'deleted'],
  ['join', undefined, 'join'],
  ['create', 4, 'create'],
] as const)('who asked to %s, of organization %s, is told of: %s', (kind, id, told) => {
  expect(outcomeOf({ user: 7, organization: 'Northwind Media', id, kind }, [{ id: 3 }])).toBe(told);
});

const { id } = fixtures.user;

test.each([
  'null',
  '7',
  'not JSON',
  JSON.stringify({ user: id, organization: 'Northwind Media' }),
  JSON.stringify({ user: id, organization: 'Northwind Media', kind: 'leave' }),
  JSON.stringify({ user: id, organization: 'Northwind Media', kind: 'toString' }),
  JSON.stringify({ user: id, organization: null, kind: 'join' }),
  JSON.stringify({ user: `${id}`, organization: 'Northwind Media', kind: 'join' }),
  JSON.stringify({ user: id, organization: 'Northwind Media', id: '3', kind: 'join' }),
])('of what else stands there nothing is believed: %s', (value) => {
  stored.set('leaf-asked', value);
  expect(refusedTo(nobodysMember)).toBeUndefined();
});
