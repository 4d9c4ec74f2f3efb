import { errorTexts } from '@leaf/api-client';
import { agree, press } from '../support/interactions.ts';
import type { Case } from './case.ts';

export const administration: Case[] = [
  {
    shows: errorTexts.listPendingOrganizations,
    call: 'GET /organizations/pending',
    at: '/admin',
    as: 'operator',
  },
  {
    shows: errorTexts.refresh,
    call: 'GET /organizations/pending',
    at: '/admin',
    as: 'operator',
    late: true,
    act: () => press('Refresh'),
  },
  {
    shows: errorTexts.validateOrganization,
    call: 'POST /validate/organization',
    at: '/admin',
    as: 'operator',
    act: () => press('Approve Contoso Ads'),
  },
  {
    shows: errorTexts.denyOrganization,
    call: 'POST /validate/organization',
    at: '/admin',
    as: 'operator',
    act: async () => {
      await press('Deny Contoso Ads');
      await agree('Deny');
    },
  },
];
