import type { PendingOrganization } from '../types.ts';

export const pendingOrganizations: PendingOrganization[] = [
  { id: 4, name: 'Contoso Ads', claims_member: true, created_by: 'cleo@contoso.example' },
  { id: 6, name: 'Litware Media', claims_member: false, created_by: 'dan@litware.example' },
];
