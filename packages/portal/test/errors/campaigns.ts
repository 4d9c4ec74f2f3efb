import { errorTexts } from '@leaf/api-client';
import { collections, operationsOf, type Stage, stages } from '@leaf/api-client/contract';
import { fixtures } from '@leaf/api-client/mocks';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { agree, choose, paste, press, type } from '../support/interactions.ts';
import { addRow, createCampaign, deleteFirst } from '../support/tasks.ts';
import type { Case } from './case.ts';

/**
 * Fills in the fields that a stage's form requires; a row without copies or impressions is questioned first.
 */
async function fill(stage: Stage) {
  const row = fixtures.newRows[stage];
  if ('ssd_copies' in row) await type('SSD copies', '1');
  if ('country' in row) await choose('Country');
  if ('region' in row) await choose('Region');
  if ('impressions' in row) await type('Impressions', '1000');
}

export const campaigns: Case[] = [
  { shows: errorTexts.listCampaigns, call: 'GET /campaigns', at: '/openghg', as: 'member' },
  {
    shows: errorTexts.createCampaign,
    call: 'POST /campaigns',
    at: '/openghg',
    as: 'member',
    act: createCampaign,
  },
  {
    shows: errorTexts.deleteCampaign,
    call: 'DELETE /campaigns/:id',
    at: '/openghg',
    as: 'member',
    act: deleteFirst,
  },
  { shows: errorTexts.listStorages, call: 'GET /campaigns', at: '/openghg/12/overview', as: 'member' },
  {
    shows: errorTexts.listDeliveries,
    call: 'GET /campaigns/:id/deliveries',
    at: '/openghg/12/overview',
    as: 'member',
  },
  ...stages.map(
    (stage): Case => ({
      shows: errorTexts[operationsOf(stage).create],
      call: `POST /campaigns/:id/${collections[stage]}`,
      at: `/openghg/12/${stage}`,
      as: 'member',
      act: () => addRow('Row', () => fill(stage)),
    }),
  ),
  {
    shows: errorTexts.deleteStorage,
    call: 'DELETE /campaigns/:id/storages/:row',
    at: '/openghg/12/storage',
    as: 'member',
    act: async () => {
      await press('Delete Masters');
      await agree('Delete');
    },
  },
  {
    shows: errorTexts.updateStorage,
    call: 'PUT /campaigns/:id/storages/:row',
    at: '/openghg/12/storage',
    as: 'member',
    act: async () => {
      await press('More actions for Masters');
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await press('Save row');
    },
  },
  {
    shows: errorTexts.updateCampaign,
    call: 'PUT /campaigns/:id',
    at: '/openghg/12/overview',
    as: 'member',
    act: async () => {
      await press('Edit');
      await press('Save campaign');
    },
  },
  {
    shows: errorTexts.restoreCampaign,
    call: 'POST /campaigns/:id/restore',
    at: '/openghg',
    as: 'member',
    act: async () => {
      await deleteFirst();
      await press(/^Undo: /);
    },
  },
  {
    shows: errorTexts.restoreRow,
    call: 'POST /campaigns/:id/storages/:row/restore',
    at: '/openghg/12/storage',
    as: 'member',
    act: async () => {
      await press('Delete Masters');
      await agree('Delete');
      await press(/^Undo: /);
    },
  },
  {
    shows: errorTexts.bulkRows,
    call: 'POST /campaigns/:id/bulk',
    at: '/openghg/12/import',
    as: 'member',
    act: async () => {
      await expect.element(page.getByRole('button', { name: 'Choose file' })).toBeVisible();
      paste('Name\tCountry\tImpressions\nSpring\tGermany\t1000');
      await press(/^Import \d/);
    },
  },
  {
    shows: errorTexts.bulkRows,
    call: 'POST /campaigns/:id/bulk',
    at: '/openghg/12/storage',
    as: 'member',
    act: async () => {
      await page.getByRole('checkbox', { name: 'Select Masters' }).click();
      await press('Duplicate 1 row');
    },
  },
  {
    shows: errorTexts.duplicateCampaign,
    call: 'POST /campaigns/:id/duplicate',
    at: '/openghg',
    as: 'member',
    act: async () => {
      await page
        .getByRole('button', { name: /^More actions for / })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    },
  },
  {
    shows: errorTexts.listDeletedRows,
    call: 'GET /campaigns/:id/deleted',
    at: '/openghg/12/storage',
    as: 'member',
    act: () => press('Recently deleted'),
  },
  {
    shows: errorTexts.listDeleted,
    call: 'GET /deleted',
    at: '/openghg',
    as: 'member',
    act: () => press('Recently deleted'),
  },
  { shows: errorTexts.getGeos, call: 'GET /geos', at: '/openghg/12/delivery', as: 'member' },
  { shows: errorTexts.getGeos, call: 'GET /geos', at: '/openghg/benchmarks', as: 'member' },
  { shows: errorTexts.getBenchmarks, call: 'GET /benchmarks', at: '/openghg/benchmarks', as: 'member' },
];
