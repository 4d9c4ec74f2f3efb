import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CampaignOverview } from '../src/index.ts';
import { baseUrl, mockServer } from './mockServer.tsx';

const { show, worker } = mockServer();

const again = page.getByRole('button', { name: /^Try again/ });

test('a campaign that does not exist offers nothing to try again', async () => {
  show(<CampaignOverview id={4711} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('This campaign does not exist.');
  await expect.element(again).not.toBeInTheDocument();
});

test('a stage whose rows were refused for now can be tried again', async () => {
  const refused = () => new HttpResponse(null, { status: 400 });
  worker.use(http.get(`${baseUrl}/campaigns/12/storages`, refused));
  show(<CampaignOverview id={12} />);
  const storage = page.getByRole('button', { name: 'Try again: Storage' });
  await expect.element(storage).toBeVisible();
});
