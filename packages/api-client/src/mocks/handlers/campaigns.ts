import { benchmarks, estimate } from '@leaf/emissions';
import type { Campaign, Estimate } from '../../contract.ts';
import { campaignTotal } from '../campaignTotal.ts';
import { issuesOf } from '../computeRow.ts';
import { geos } from '../fixtures/index.ts';
import { matches } from '../ifMatch.ts';
import { keptTimes } from '../keptTimes.ts';
import { createOnce } from '../once.ts';
import { type MockState, noRows } from '../state.ts';
import type { TypedHttp } from '../typedHttp.ts';

/** Campaigns, and the options in their forms. */
export const campaignHandlers = (api: TypedHttp, state: MockState) => {
  const once = createOnce<Campaign>();
  const withTotal = (campaign: Campaign): Campaign => ({
    ...campaign,
    ...campaignTotal(state.rows[campaign.id] ?? noRows()),
  });
  return {
    listCampaigns: api.get('/campaigns', ({ answer }) =>
      answer.json(200, { data: state.campaigns.map(withTotal) }),
    ),

    createCampaign: api.post('/campaigns', async ({ request, body, answer }) => {
      const { name, description, version } = await body();
      const campaign = once(request, () => {
        const created = {
          id: state.nextId++,
          revision: 1,
          name,
          description: description ?? null,
          version,
          ...campaignTotal(noRows()),
        };
        state.campaigns.unshift(created);
        return created;
      });
      return answer.json(201, { data: campaign });
    }),

    updateCampaign: api.put('/campaigns/{id}', async ({ request, pathNumber, body, answer }) => {
      const campaign = state.campaigns.find(({ id }) => id === pathNumber('id'));
      if (!campaign) return answer.problem('campaign_not_found');
      const matched = matches(request, campaign.revision);
      if (matched === undefined) return answer.problem('version_needed');
      if (!matched) return answer.problem('stale', undefined, { current: withTotal(campaign) });
      const { name, description } = await body();
      const { revision } = campaign;
      Object.assign(campaign, { name, description: description ?? null, revision: revision + 1 });
      return answer.json(200, { data: withTotal(campaign) });
    }),

    deleteCampaign: api.delete('/campaigns/{id}', ({ pathNumber, answer }) => {
      const campaign = state.campaigns.find(({ id }) => id === pathNumber('id'));
      if (!campaign) return answer.problem('campaign_not_found');
      state.campaigns = state.campaigns.filter((other) => other !== campaign);
      state.deleted.campaigns.unshift({
        deletedAt: Date.now(),
        campaign,
        rows: state.rows[campaign.id] ?? noRows(),
      });
      delete state.rows[campaign.id];
      return answer.empty(204);
    }),

    duplicateCampaign: api.post(
      '/campaigns/{id}/duplicate',
      async ({ request, pathNumber, body, answer }) => {
        const source = state.campaigns.find(({ id }) => id === pathNumber('id'));
        if (!source) return answer.problem('campaign_not_found');
        const { name } = await body();
        const data = once(request, () => {
          const id = state.nextId++;
          const rows = structuredClone(state.rows[source.id] ?? noRows());
          for (const row of Object.values(rows).flat())
            Object.assign(row, { id: state.nextId++, version: 1 });
          state.rows[id] = rows;
          const copy = { ...source, id, revision: 1, name: name.trim() };
          state.campaigns.unshift(copy);
          return copy;
        });
        return answer.json(201, { data: withTotal(data) });
      },
    ),

    listDeleted: api.get('/deleted', ({ answer }) => {
      const campaigns = state.deleted.campaigns.map(({ deletedAt, campaign: { id, name } }) => ({
        ...{ kind: 'campaign' as const, id, name, deletedAt },
      }));
      const images = state.deleted.images.map(({ deletedAt, image: { id, filename } }) => ({
        ...{ kind: 'image' as const, id, name: filename, deletedAt },
      }));
      const creatives = state.deleted.creatives.map(({ deletedAt, creative: { id, filename } }) => ({
        ...{ kind: 'creative' as const, id, name: filename, deletedAt },
      }));
      const data = [...campaigns, ...images, ...creatives]
        .sort((a, b) => b.deletedAt - a.deletedAt)
        .map(({ deletedAt, ...thing }) => ({ ...thing, ...keptTimes(deletedAt) }));
      return answer.json(200, { data });
    }),

    getImportMapping: api.get('/import-mapping', ({ answer }) =>
      answer.json(200, { data: state.importMapping }),
    ),

    putImportMapping: api.put('/import-mapping', async ({ body, answer }) => {
      state.importMapping = await body();
      return answer.json(200, { data: state.importMapping });
    }),

    restoreCampaign: api.post('/campaigns/{id}/restore', ({ pathNumber, answer }) => {
      const found = state.deleted.campaigns.find(({ campaign }) => campaign.id === pathNumber('id'));
      if (!found) return answer.problem('campaign_not_found');
      const { campaign, rows } = found;
      state.deleted.campaigns = state.deleted.campaigns.filter((other) => other !== found);
      state.campaigns = [campaign, ...state.campaigns].sort((a, b) => b.id - a.id);
      state.rows[campaign.id] = rows;
      return answer.json(200, { data: withTotal(campaign) });
    }),

    getGeos: api.get('/geos', ({ answer }) => answer.json(200, geos)),

    getBenchmarks: api.get('/benchmarks', ({ query, answer }) => {
      const [country, region, delivery_region] = [
        query('country'),
        query('region'),
        query('delivery_region'),
      ];
      try {
        return answer.json(200, { benchmarks: benchmarks({ country, region, delivery_region }) });
      } catch (error) {
        return answer.problem('invalid_input', undefined, { errors: issuesOf(error) });
      }
    }),

    estimate: api.post('/estimate', async ({ body, answer }) => {
      try {
        return answer.json(200, { data: estimate(await body()) as Estimate });
      } catch (error) {
        return answer.problem('invalid_input', undefined, { errors: issuesOf(error) });
      }
    }),
  };
};
