import { expect, test } from 'vitest';
import { byScreen, type PictureChange, reasons } from './pictureChanges.ts';

const change = (story: string, mode: string): PictureChange => ({
  story,
  mode,
  share: 0.2,
  name: `${story}.${mode}.webp`,
  isNew: false,
});

test('the modes of a screen stand together', () => {
  const [login, home] = ['account-loginscreen--default', 'account-utilityscreen--default'];
  const found = byScreen([change(login, 'light'), change(home, 'light'), change(login, 'dark')]);
  expect(found.map(([story, changes]) => [story, changes.map(({ mode }) => mode)])).toEqual([
    [login, ['light', 'dark']],
    [home, ['light']],
  ]);
});

const waiting = [
  {
    packages: [{ name: '@leaf/ui', bump: 'minor' }],
    text: '`CampaignListScreen` shows what a campaign consists of.',
  },
  { packages: [{ name: '@leaf/ui', bump: 'minor' }], text: '`CampaignList` keeps its width.' },
  { packages: [{ name: '@leaf/ui', bump: 'minor' }], text: '`ImageList` shows sizes.' },
];

test('a screen is explained by what names it or its parts', () => {
  const found = reasons('screens-campaigns-campaignlistscreen--default', waiting);
  expect(found).toEqual([waiting[0]?.text, waiting[1]?.text]);
});

test('what is no screen has no reasons', () =>
  expect(reasons('layout-datatable--default', waiting)).toEqual([]));
