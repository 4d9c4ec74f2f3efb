import { errorTexts } from '@leaf/api-client';
import { MOCK_CODE } from '@leaf/api-client/mocks';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, fail, refuse } from './support/failing.ts';
import { agree, press, type } from './support/interactions.ts';
import { api, heldCalls, open, worker } from './support/portal.tsx';

const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
const isGone = (text: string) => expect.poll(() => alert(text).elements()).toEqual([]);

test('a code that cannot be sent again is told after a wrong one, until the next try', async () => {
  refuse('POST /activate', 400, 'The code is wrong.');
  refuse('POST /activate/resend', 429, 'We have sent several codes.');
  open('/activate?email=ben%40example.org');
  await type('Activation code', '123456');
  await expect.element(alert('The code is wrong.')).toBeVisible();
  await press('Send a new code');
  await expect.element(alert('We have sent several codes.')).toBeVisible();
  worker.use(...api.handlers);
  await type('Activation code', MOCK_CODE);
  await expect.element(page.getByText('Email verified. You can sign in now.')).toBeVisible();
  await isGone('We have sent several codes.');
});

test('what failed before is over once sizes are made anew', async () => {
  fail('GET /image_zip');
  open('/creativeli/5/sizes', 'member');
  await press('Create 3 files');
  await press(/^Download/);
  await expect.element(alert(errorTexts.getImageZip)).toBeVisible();
  await press('Select all');
  await press(/^Create \d+ files$/);
  await isGone(errorTexts.getImageZip);
});

test('an error of a deletion that another one overtook can be closed', async () => {
  open('/openghg', 'member');
  const deletion = page.getByRole('button', { name: /^Delete / });
  await expect.element(deletion.first()).toBeVisible();
  let through = () => {};
  const sent = new Promise<void>((resolve) => {
    through = resolve;
  });
  heldCalls.add(through);
  answer('DELETE /campaigns/:id', ({ params }) =>
    params.id === '12' ? sent.then(() => new Response(null, { status: 500 })) : undefined,
  );
  await press('Delete Spring launch');
  await agree('Delete');
  await deletion.last().click();
  await agree('Delete');
  await expect.element(page.getByText(/deleted\.$/)).toBeVisible();
  through();
  await expect.element(alert(errorTexts.deleteCampaign)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Dismiss error' }));
  await isGone(errorTexts.deleteCampaign);
});

test('an error about a member is over once the list is read again', async () => {
  open('/org', 'admin');
  await expect.element(page.getByRole('button', { name: 'Remove Dana' })).toBeVisible();
  const dana = api.state.accounts.find(({ username }) => username === 'Dana');
  await press('Remove Dana');
  Object.assign(dana ?? {}, { organization_id: null });
  await agree('Remove');
  await expect.element(alert('This member does not exist.')).toBeVisible();
  await press('Refresh');
  await isGone('This member does not exist.');
});

test('a refresh that fails says so, whatever failed before', async () => {
  open('/org', 'admin');
  await expect.element(page.getByRole('button', { name: 'Remove Dana' })).toBeVisible();
  fail('GET /stripe/portal');
  await press('Manage Subscription');
  await expect.element(alert(errorTexts.getBillingPortal)).toBeVisible();
  fail('GET /organization/:id/users');
  await press('Refresh');
  await expect.element(alert(errorTexts.refresh)).toBeVisible();
  await isGone(errorTexts.getBillingPortal);
});

test('a refresh of the waiting organizations that fails says so, whatever failed before', async () => {
  open('/admin', 'operator');
  fail('POST /validate/organization');
  await press(/^Deny /);
  await agree('Deny');
  await expect.element(alert(errorTexts.denyOrganization)).toBeVisible();
  fail('GET /organizations/pending');
  await press('Refresh');
  await expect.element(alert(errorTexts.refresh)).toBeVisible();
});
