import { page } from 'vitest/browser';
import { agree, choose, press, type } from '../support/hands.ts';
import type { Case } from './case.ts';

const newRow = async (fill: () => Promise<unknown>) => {
  await press('Add Row');
  await type('Name', 'Row');
  await fill();
  await press('Save row');
};

export const campaigns: Case[] = [
  { shows: 'Failed to load campaigns', call: 'GET /campaigns', at: '/openghg', as: 'member' },
  {
    shows: 'Failed to create campaign',
    call: 'POST /campaigns',
    at: '/openghg',
    as: 'member',
    act: async () => {
      await type('Name', 'Autumn');
      await press('Create campaign');
    },
  },
  {
    shows: 'Failed to delete',
    call: 'DELETE /campaigns/:id',
    at: '/openghg',
    as: 'member',
    act: async () => {
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click();
      await agree('Delete');
    },
  },
  { shows: 'Failed to load campaign', call: 'GET /campaigns', at: '/openghg/12/overview', as: 'member' },
  {
    shows: 'Failed to load campaign',
    call: 'GET /campaigns/:id/deliveries',
    at: '/openghg/12/overview',
    as: 'member',
  },
  {
    shows: 'Failed to add storage',
    call: 'POST /campaigns/:id/storages',
    at: '/openghg/12/storage',
    as: 'member',
    act: () => newRow(async () => undefined),
  },
  {
    shows: 'Failed to add selection',
    call: 'POST /campaigns/:id/selections',
    at: '/openghg/12/selection',
    as: 'member',
    act: () =>
      newRow(async () => {
        await choose('Country');
        await choose('Region');
      }),
  },
  {
    shows: 'Failed to add delivery',
    call: 'POST /campaigns/:id/deliveries',
    at: '/openghg/12/delivery',
    as: 'member',
    act: () =>
      newRow(async () => {
        await choose('Country');
        await choose('Region');
      }),
  },
  {
    shows: 'Failed to add consumption',
    call: 'POST /campaigns/:id/consumptions',
    at: '/openghg/12/consumption',
    as: 'member',
    act: () => newRow(() => choose('Country')),
  },
  {
    shows: 'Delete failed',
    call: 'DELETE /campaigns/:id/storages/:row',
    at: '/openghg/12/storage',
    as: 'member',
    act: async () => {
      await press('Delete Masters');
      await agree('Delete');
    },
  },
  { shows: 'Failed to load geos', call: 'GET /geos', at: '/openghg/12/delivery', as: 'member' },
  { shows: 'Failed to load geos', call: 'GET /geos', at: '/openghg/benchmarks', as: 'member' },
  { shows: 'Failed to load benchmarks', call: 'GET /benchmarks', at: '/openghg/benchmarks', as: 'member' },
];
