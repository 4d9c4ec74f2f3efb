import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refuse } from './support/failing.ts';
import { agree, agreeByKeyboard, enter, press } from './support/interactions.ts';
import { api, countOf, open } from './support/portal.tsx';

const [first, second] = ['seeding-1200x675.jpg', 'chelsea.png'];
const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
const name = (image: string) => page.getByRole('link', { name: image, exact: true });
const ids = () => api.state.images.map(({ id }) => id);

async function selectTwo() {
  open('/creativeli', 'member');
  await box(first).click();
  await box(second).click();
}

async function deleteTwo() {
  await selectTwo();
  await press('Delete 2 images');
  await agree('Delete');
}

test('several images are deleted by one call and come back with one Undo', async () => {
  const before = ids();
  await deleteTwo();
  await expect.element(page.getByText('2 images deleted.')).toBeVisible();
  await expect.element(name(first)).not.toBeInTheDocument();
  await expect.element(page.getByText(/selected$/)).not.toBeInTheDocument();
  expect(ids()).toEqual(before.filter((id) => id !== 5 && id !== 4));
  expect(countOf('POST /images/bulk')).toBe(1);
  await press(/^Undo: 2 images deleted/);
  await expect.element(page.getByText('2 images are back.')).toBeVisible();
  await expect.element(name(first)).toBeVisible();
  await expect.element(box(first)).not.toBeChecked();
  expect(ids()).toEqual(before);
  expect(countOf('POST /images/bulk')).toBe(2);
});

test('the keyboard goes on at the list after several images are deleted', async () => {
  await selectTwo();
  await enter(page.getByRole('button', { name: 'Delete 2 images' }));
  await agreeByKeyboard('Delete');
  await expect.element(page.getByText('2 images deleted.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Your Images' })).toHaveFocus();
});

test('where one of them is gone already, none is deleted, and the others stay selected', async () => {
  await selectTwo();
  api.state.images = api.state.images.filter(({ id }) => id !== 5);
  await press('Delete 2 images');
  await agree('Delete');
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('This image does not exist.');
  await expect.element(name(first)).not.toBeInTheDocument();
  await expect.element(page.getByText('1 selected')).toBeVisible();
  expect(ids()).toContain(4);
});

test('images that could not be deleted are selected again', async () => {
  refuse('POST /images/bulk', 409, 'No.');
  await deleteTwo();
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('No.');
  await expect.element(page.getByText('2 selected')).toBeVisible();
  await expect.element(name(first)).toBeVisible();
});

test('all that were deleted are brought back together from the list below', async () => {
  const before = ids();
  await deleteTwo();
  await press('Dismiss');
  await press('Recently deleted');
  for (const image of [first, second])
    await page
      .getByRole('dialog')
      .getByRole('checkbox', { name: `Select ${image}` })
      .click();
  await press(/^Restore 2/);
  await expect.element(page.getByText('Nothing was deleted in the last 24 hours.')).toBeVisible();
  expect(ids()).toEqual(before);
  expect(countOf('POST /images/bulk')).toBe(2);
});
