import { fixtures } from '@leaf/api-client/mocks';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { JobViewer } from '../src/index.ts';
import { baseUrl, mockServer } from './mockServer.tsx';

const { api, show, worker } = mockServer();

// The code of a result arrives in several parts.
const patient = { timeout: 90_000 };

test('what was written is taken back in its campaign, whichever is chosen meanwhile', patient, async () => {
  let respond = () => {};
  const told = new Promise<void>((resolve) => {
    respond = resolve;
  });
  const written: string[] = [];
  worker.use(
    http.post(`${baseUrl}/campaigns/:id/bulk`, async ({ params }) => {
      written.push(String(params.id));
      await told;
    }),
  );
  const [row] = api.state.rows[12]?.delivery ?? [];
  // Only a picture's row takes its weight.
  if (row) Object.assign(row, { level: 0, placement_type: 'display', payload: null });
  const before = structuredClone(row);
  show(<JobViewer imageId={5} jobId={fixtures.job.id} />);
  const bridge = page.getByRole('region', { name: 'In a campaign', exact: true });
  const campaign = bridge.getByRole('combobox', { name: 'Campaign' });
  await campaign.selectOptions('Spring launch');
  await bridge.getByRole('checkbox').first().click();
  await bridge.getByRole('button', { name: /^Use this weight/ }).click();
  await expect.poll(() => written).toEqual(['12']);
  await campaign.selectOptions('Summer teaser');
  await expect.element(bridge.getByText('This campaign has no delivery rows.')).toBeVisible();
  respond();
  await expect.poll(() => api.state.rows[12]?.delivery[0]?.payload).toBeGreaterThan(0);
  // The list of rows that show the picture is read after the write.
  await expect.element(bridge.getByRole('list', { name: 'Used in' })).toBeVisible();
  expect(bridge.getByRole('button', { name: 'Undo' }).query()).toBeNull();

  await campaign.selectOptions('Spring launch');
  await bridge.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => api.state.rows[12]?.delivery[0])
    .toMatchObject({ level: 0, payload: before?.payload });
  expect(written).toEqual(['12', '12']);
  await expect.element(bridge.getByText(/^Written to/)).not.toBeInTheDocument();
});
