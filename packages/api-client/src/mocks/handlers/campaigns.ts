import type { Campaign } from '../../contract.ts';
import { benchmarks, geos } from '../fixtures/index.ts';
import { matches } from '../ifMatch.ts';
import { createOnce } from '../once.ts';
import { type MockState, noRows } from '../state.ts';
import type { TypedHttp } from '../typedHttp.ts';

/** Campaigns, and the options in their forms. */
export const campaignHandlers = (api: TypedHttp, state: MockState) => {
  const once = createOnce<Campaign>();
  const withTotal = (campaign: Campaign): Campaign => ({
    ...campaign,
    total_emissions: Object.values(state.rows[campaign.id] ?? {})
      .flat()
      .reduce((total, row) => total + row.total_emissions, 0),
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
          total_emissions: 0,
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
      state.deleted.campaigns.unshift({ campaign, rows: state.rows[campaign.id] ?? noRows() });
      delete state.rows[campaign.id];
      return answer.empty(204);
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

    getBenchmarks: api.get('/benchmarks', ({ answer }) => answer.json(200, { benchmarks })),
  };
};
