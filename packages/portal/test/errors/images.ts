import { page } from 'vitest/browser';
import { press, upload } from '../support/hands.ts';
import { deleteFirst } from '../support/tasks.ts';
import type { Case } from './case.ts';

export const images: Case[] = [
  { shows: 'Failed to load images', call: 'GET /images', at: '/creativeli', as: 'member' },
  { shows: 'Upload failed', call: 'POST /images', at: '/creativeli', as: 'member', act: upload },
  {
    shows: 'Delete failed',
    call: 'DELETE /images/:id',
    at: '/creativeli',
    as: 'member',
    act: deleteFirst,
  },
  { shows: 'Failed to load image', call: 'GET /images/:id/info', at: '/creativeli/5/overview', as: 'member' },
  {
    shows: 'Failed to create optimization job.',
    call: 'POST /images/:id/magic',
    at: '/creativeli/5/optimize',
    as: 'member',
    act: () => press('Create Job'),
  },
  {
    shows: 'Failed to load job result.',
    call: 'GET /images/:id/magic/:job',
    at: '/creativeli/5/overview',
    as: 'member',
    act: () =>
      page
        .getByRole('button', { name: /^View job/ })
        .first()
        .click(),
  },
];
