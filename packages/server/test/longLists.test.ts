import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstPage, ROW_BOUND } from '../src/core/paging.ts';
import { rowTables } from '../src/features/campaigns/rowTables.ts';
import { type Harness, startHarness } from './harness.ts';

let h: Harness;
beforeAll(async () => {
  // The check of answers would put the parts of a long one together.
  h = await startHarness({}, { checkAnswers: false });
});
afterAll(() => h.stop());

const whole = { ...firstPage, read: ROW_BOUND };
const names = Array.from({ length: ROW_BOUND }, (_, index) => `“Row” "${index}"\\`);
const copies = { ssd_copies: 1, hdd_copies: 1, lto_copies: 1, cloud_copies: 1 };
const emissions = { ssd_emissions: 0.1, hdd_emissions: 1e-7, lto_emissions: 1 / 3, cloud_emissions: 1e21 };

/** A campaign of as many rows as a list answers. */
async function longCampaign(orgId: number, createdBy: number): Promise<number> {
  const { db } = h.services;
  const { id } = await db
    .insertInto('campaign')
    .values({ org_id: orgId, name: 'Long', version: 'gmsf1.2', created_by: createdBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let from = 0; from < ROW_BOUND; from += 500)
    await db
      .insertInto('storage_row')
      .values(
        names.slice(from, from + 500).map((name) => ({
          ...{ campaign_id: id, name, payload: 0.5, total_emissions: 2 },
          ...{ ...copies, ...emissions, factors_version: 'test' },
        })),
      )
      .execute();
  return id;
}

describe('a list of 10,000 rows', () => {
  it('is read in parts, so that others go between, and says what is kept', async () => {
    const { org, admin } = await h.make.company();
    const campaignId = await longCampaign(org.id, admin.id);
    const { db } = h.services;
    let isRead = false;
    const reading = rowTables.storage.find(db, { orgId: org.id, campaignId }, whole).then((rows) => {
      isRead = true;
      return rows;
    });
    for (let call = 0; call < 3; call += 1) await db.selectFrom('setting').selectAll().execute();
    expect(isRead).toBe(false);
    const rows = await reading;
    expect(rows.map(({ name }) => name)).toEqual(names);
    expect(rows[9999]).toEqual({
      ...{ id: rows[9999]?.id, version: 1, external_id: null, factors_version: 'test' },
      ...{ name: names[9999], payload: 0.5, total_emissions: 2 },
      ...copies,
      ...emissions,
    });
  });

  it('is answered whole', async () => {
    const { org, admin } = await h.make.company();
    const id = await longCampaign(org.id, admin.id);
    const { body } = await h.call('listStorages', { token: admin.token, params: { id } });
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(names);
  });
});
