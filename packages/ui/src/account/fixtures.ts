import type { Organization, User } from '../types.ts';

/** A member of an approved, subscribed organization. */
export const member: User = {
  id: 7,
  email: 'ana@northwind.example',
  username: 'Ana Lindqvist',
  verified_email: true,
  leaf_admin: false,
  needs_validation: false,
  organization_id: 3,
  organization_name: 'Northwind Media',
  org_needs_approval: false,
  leaf_basic: true,
  is_admin: false,
  is_member: false,
};

export const orgAdmin: User = { ...member, is_admin: true };
export const platformAdmin: User = {
  ...member,
  leaf_admin: true,
  organization_id: null,
  organization_name: null,
};

export const organizations: Organization[] = [
  { id: 4, name: 'Contoso Ads' },
  { id: 5, name: 'Fabrikam Outdoor' },
  { id: 3, name: 'Northwind Media' },
];
