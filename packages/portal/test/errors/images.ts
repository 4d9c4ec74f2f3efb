import { errorTexts } from '@leaf/api-client';
import { page } from 'vitest/browser';
import { agree, press, upload } from '../support/interactions.ts';
import { deleteFirst } from '../support/tasks.ts';
import type { Case } from './case.ts';

export const images: Case[] = [
  { shows: errorTexts.listImages, call: 'GET /images', at: '/creativeli', as: 'member' },
  { shows: errorTexts.uploadImage, call: 'POST /images', at: '/creativeli', as: 'member', act: upload },
  {
    shows: errorTexts.getImageZip,
    call: 'GET /image_zip',
    at: '/creativeli/set?images=5',
    as: 'member',
    act: () => press('Download ZIP (1)'),
  },
  {
    shows: errorTexts.chooseFiles,
    call: 'PUT /image_choices',
    at: '/creativeli/set?images=5',
    as: 'member',
    act: () => page.getByRole('combobox', { name: /^File of/ }).selectOptions('Original'),
  },
  {
    shows: errorTexts.deleteImage,
    call: 'DELETE /images/:id',
    at: '/creativeli',
    as: 'member',
    act: deleteFirst,
  },
  {
    shows: errorTexts.bulkImages,
    call: 'POST /images/bulk',
    at: '/creativeli',
    as: 'member',
    act: async () => {
      for (const name of [/^Select seeding/, /^Select chelsea/])
        await page.getByRole('checkbox', { name }).click();
      await press('Delete 2 images');
      await agree('Delete');
    },
  },
  {
    shows: errorTexts.getImageInfo,
    call: 'GET /images/:id/info',
    at: '/creativeli/5/overview',
    as: 'member',
  },
  {
    shows: errorTexts.createJob,
    call: 'POST /images/:id/magic',
    at: '/creativeli/5/optimize',
    as: 'member',
    act: () => press('Create Job'),
  },
  {
    shows: errorTexts.listJobSettings,
    call: 'GET /job_settings',
    at: '/creativeli/5/optimize',
    as: 'member',
  },
  {
    shows: errorTexts.createJobSettings,
    call: 'POST /job_settings',
    at: '/creativeli/5/optimize',
    as: 'member',
    act: async () => {
      await press('Save these settings');
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Usual');
      await press('Save');
    },
  },
  {
    shows: errorTexts.createSizes,
    call: 'POST /images/:id/sizes',
    at: '/creativeli/5/sizes',
    as: 'member',
    act: () => press('Create 3 files'),
  },
  {
    shows: errorTexts.cancelJob,
    call: 'POST /images/:id/magic/:job/cancel',
    at: '/creativeli/5/overview',
    as: 'member',
    act: () =>
      page
        .getByRole('button', { name: /^Cancel job/ })
        .first()
        .click(),
  },
  {
    shows: errorTexts.askForPoint,
    call: 'POST /images/:id/points',
    at: '/creativeli/5/overview',
    as: 'member',
    act: async () => {
      await page
        .getByRole('button', { name: /^View job/ })
        .first()
        .click();
      await page.getByRole('textbox', { name: /^Another quality of/ }).fill('71');
      await press('Measure');
    },
  },
  {
    shows: errorTexts.listImageRows,
    call: 'GET /images/:id/rows',
    at: '/creativeli/5/overview',
    as: 'member',
    act: () =>
      page
        .getByRole('button', { name: /^View job/ })
        .first()
        .click(),
  },
  {
    shows: errorTexts.getJob,
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
