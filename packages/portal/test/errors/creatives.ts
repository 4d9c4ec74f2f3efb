import { errorTexts } from '@leaf/api-client';
import { page } from 'vitest/browser';
import { press } from '../support/interactions.ts';
import { deleteFirst } from '../support/tasks.ts';
import type { Case } from './case.ts';

const overview = '/creativeli/html5/3/overview';
const optimize = '/creativeli/html5/3/optimize';

export const creatives: Case[] = [
  { shows: errorTexts.listCreatives, call: 'GET /creatives', at: '/creativeli/html5', as: 'member' },
  {
    shows: errorTexts.deleteCreative,
    call: 'DELETE /creatives/:id',
    at: '/creativeli/html5',
    as: 'member',
    act: deleteFirst,
  },
  { shows: errorTexts.getCreative, call: 'GET /creatives/:id', at: overview, as: 'member' },
  {
    shows: errorTexts.getCreativeFile,
    call: 'GET /creatives/:id/file',
    at: overview,
    as: 'member',
    act: () => press('Download original'),
  },
  {
    shows: errorTexts.previewCreative,
    call: 'POST /creatives/:id/preview',
    at: overview,
    as: 'member',
    act: () => press('Show preview'),
  },
  { shows: errorTexts.listCreativeJobs, call: 'GET /creatives/:id/jobs', at: optimize, as: 'member' },
  { shows: errorTexts.listCreativeJobs, call: 'GET /creatives/:id/jobs', at: overview, as: 'member' },
  {
    shows: errorTexts.createCreativeJob,
    call: 'POST /creatives/:id/jobs',
    at: optimize,
    as: 'member',
    act: () => press('Make it lighter'),
  },
  { shows: errorTexts.getCreativeJob, call: 'GET /creatives/:id/jobs/:job', at: optimize, as: 'member' },
  { shows: errorTexts.getCreativeJob, call: 'GET /creatives/:id/jobs/:job', at: overview, as: 'member' },
  {
    shows: errorTexts.cancelCreativeJob,
    call: 'POST /creatives/:id/jobs/:job/cancel',
    at: optimize,
    as: 'member',
    act: async () => {
      await press('Make it lighter');
      await page.getByRole('button', { name: /^Cancel job/ }).click();
    },
  },
  {
    shows: errorTexts.retryCreativeJob,
    call: 'POST /creatives/:id/jobs/:job/retry',
    at: optimize,
    as: 'member',
    act: () => press('Retry job 11'),
  },
  {
    shows: errorTexts.getLightCreative,
    call: 'GET /creatives/:id/jobs/:job/file',
    at: optimize,
    as: 'member',
    act: () => press('Download ZIP'),
  },
];
