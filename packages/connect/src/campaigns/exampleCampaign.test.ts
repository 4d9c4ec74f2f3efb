import { fixtures } from '@leaf/api-client/mocks';
import { exampleCampaignLabels } from '@leaf/ui';
import { expect, test, vi } from 'vitest';
import { addExample } from './exampleCampaign.ts';

test.each([
  ['is taken away again', async () => undefined],
  ['cannot be taken away either', () => Promise.reject(new Error('Failed to delete'))],
])('an example whose rows fail tells why, whether it %s', async (_, deleteCampaign) => {
  const api = {
    createCampaign: async () => fixtures.campaign,
    bulkRows: () => Promise.reject(new Error('Failed to save the rows')),
    deleteCampaign: vi.fn(deleteCampaign),
  };
  const added = addExample(api as unknown as Parameters<typeof addExample>[0], exampleCampaignLabels);
  await expect(added).rejects.toThrow('Failed to save the rows');
  expect(api.deleteCampaign).toHaveBeenCalledExactlyOnceWith(fixtures.campaign.id);
});
