import { press } from '../support/hands.ts';
import type { Case } from './case.ts';

export const administration: Case[] = [
  {
    shows: 'Failed to fetch organizations',
    call: 'GET /organizations/pending',
    at: '/admin',
    as: 'operator',
  },
  {
    shows: 'Failed to refresh',
    call: 'GET /organizations/pending',
    at: '/admin',
    as: 'operator',
    late: true,
    act: () => press('Refresh'),
  },
  {
    shows: 'Approval failed',
    call: 'POST /validate/organization',
    at: '/admin',
    as: 'operator',
    act: () => press('Approve Contoso Ads'),
  },
  {
    shows: 'Denial failed',
    call: 'POST /validate/organization',
    at: '/admin',
    as: 'operator',
    act: () => press('Deny Contoso Ads'),
  },
];
