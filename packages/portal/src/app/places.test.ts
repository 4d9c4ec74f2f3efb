import type { User } from '@leaf/api-client';
import { fixtures } from '@leaf/api-client/mocks';
import { describe, expect, test } from 'vitest';
import { type Place, placeOf, placesFor } from './places.ts';

const member: User = { ...fixtures.user, is_admin: false };

const names: Record<Place, string> = {
  campaigns: 'Campaigns',
  images: 'Images',
  benchmarks: 'Benchmarks',
  organization: 'Organization',
  admin: 'Admin',
};

const tools = ['Campaigns', 'Images', 'Benchmarks'];

describe('the top bar links to what a person may use', () => {
  test.each<[string, Partial<User>, string[]]>([
    ['a member', {}, tools],
    ['an organization admin', { is_admin: true }, [...tools, 'Organization']],
    ['a member without a plan', { leaf_basic: false }, []],
    ['an admin without a plan', { leaf_basic: false, is_admin: true }, ['Organization']],
    ['who waits for the admin', { needs_validation: true }, []],
    ['who waits for the operator', { org_needs_approval: true, is_admin: true }, []],
    ['who has no organization', { organization_id: null, organization_name: null }, []],
    [
      'a platform admin without an organization',
      { leaf_admin: true, organization_id: null, organization_name: null },
      ['Admin'],
    ],
    ['a platform admin with one', { leaf_admin: true }, [...tools, 'Admin']],
  ])('%s', (_, roles, links) => {
    expect(placesFor({ ...member, ...roles }, '/app', names).map(({ label }) => label)).toEqual(links);
  });
});

test.each([
  ['/openghg', 'campaigns'],
  ['/openghg/12/delivery', 'campaigns'],
  ['/openghg/methodology', 'campaigns'],
  ['/openghg/benchmarks', 'benchmarks'],
  ['/creativeli/5/overview', 'images'],
  ['/org', 'organization'],
  ['/org-pending-approval', undefined],
  ['/admin', 'admin'],
  ['/app', undefined],
])('%s belongs to %s', (address, place) => {
  expect(placeOf(address)).toBe(place);
});
