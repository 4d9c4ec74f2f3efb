import { agree, choose, press } from '../support/hands.ts';
import { addRow, createCampaign, deleteFirst } from '../support/tasks.ts';
import type { Case } from './case.ts';

const choosePlace = async () => {
  await choose('Country');
  await choose('Region');
};

export const campaigns: Case[] = [
  { shows: 'Failed to load campaigns', call: 'GET /campaigns', at: '/openghg', as: 'member' },
  {
    shows: 'Failed to create campaign',
    call: 'POST /campaigns',
    at: '/openghg',
    as: 'member',
    act: createCampaign,
  },
  {
    shows: 'Failed to delete',
    call: 'DELETE /campaigns/:id',
    at: '/openghg',
    as: 'member',
    act: deleteFirst,
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
    act: () => addRow('Row'),
  },
  {
    shows: 'Failed to add selection',
    call: 'POST /campaigns/:id/selections',
    at: '/openghg/12/selection',
    as: 'member',
    act: () => addRow('Row', choosePlace),
  },
  {
    shows: 'Failed to add delivery',
    call: 'POST /campaigns/:id/deliveries',
    at: '/openghg/12/delivery',
    as: 'member',
    act: () => addRow('Row', choosePlace),
  },
  {
    shows: 'Failed to add consumption',
    call: 'POST /campaigns/:id/consumptions',
    at: '/openghg/12/consumption',
    as: 'member',
    act: () => addRow('Row', () => choose('Country')),
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
