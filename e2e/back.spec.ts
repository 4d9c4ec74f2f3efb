import { expect, test } from '@playwright/test';
import { campaign, open, subscribed } from './support/api.ts';

test('Back finds a list as it was left, a link to it leads to a new one', async ({ page }) => {
  const { token } = await subscribed(page.request, 'Rowan Media');
  for (let number = 1; number <= 30; number += 1) await campaign(page.request, token, `Spring ${number}`);
  await open(page, token, '/openghg');
  const filter = page.getByRole('searchbox');
  const pane = page.getByRole('group', { name: 'Campaigns' });
  const positions = async () => ({
    page: await page.evaluate(() => scrollY),
    pane: await pane.evaluate((element) => element.scrollTop),
  });
  /** Opens a campaign from the list, and returns where the list was left. */
  const openCampaign = async (name: string) => {
    await page.getByRole('rowheader', { name, exact: true }).getByRole('link').focus();
    const left = await positions();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    // The page has its focus, and begins at its top.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    return left;
  };

  await page.setViewportSize({ width: 1280, height: 500 });
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  const left = await openCampaign('Spring 30');
  expect(left.page).toBeGreaterThan(0);
  expect(left.pane).toBeGreaterThan(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Campaign emissions' })).toBeFocused();
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(positions).toEqual(left);

  await filter.click();
  await page.keyboard.type('spring 29');
  await expect(page.getByText('1 of 30')).toBeVisible();
  await openCampaign('Spring 29');
  await page.goBack();
  await expect(filter).toHaveValue('spring 29');
  await expect(page.getByText('1 of 30')).toBeVisible();

  await page.goForward();
  await page.getByRole('navigation').getByRole('link', { name: 'Campaigns' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Campaign emissions' })).toBeVisible();
  await expect(filter).toHaveValue('');
  expect(await positions()).toEqual({ page: 0, pane: 0 });
});
