import { type LeafClient, type RowChange, stages } from '@leaf/api-client';
import { exampleCampaign, type exampleCampaignLabels } from '@leaf/ui';

/** Adds the example to the organization's campaigns, whole or not at all. */
export async function addExample(api: LeafClient, text: typeof exampleCampaignLabels) {
  const { rows, ...about } = exampleCampaign(text);
  const campaign = await api.createCampaign({ ...about, version: 'gmsf1.2' });
  const changes = stages.flatMap((stage) =>
    rows[stage].map((row) => ({ op: 'create', stage, row }) as RowChange),
  );
  await api.bulkRows(campaign.id, changes).catch(async (error: unknown) => {
    // The error says why the example failed, even if what there is of it cannot be removed either.
    await api.deleteCampaign(campaign.id).catch(() => undefined);
    throw error;
  });
  return campaign;
}
