import type { Campaign } from '../../contract.ts';
import { benchmarks, geos } from '../fixtures/index.ts';
import { createOnce } from '../once.ts';
import type { MockState } from '../state.ts';
import type { TypedHttp } from '../typedHttp.ts';

/** Campaigns, and the options in their forms. */
export const campaignHandlers = (api: TypedHttp, state: MockState) => {
  const once = createOnce<Campaign>();
  return {
    listCampaigns: api.get('/campaigns', ({ answer }) =>
      answer.json(200, {
        data: state.campaigns.map((campaign) => ({
          ...campaign,
          total_emissions: Object.values(state.rows[campaign.id] ?? {})
            .flat()
            .reduce((total, row) => total + row.total_emissions, 0),
        })),
      }),
    ),

    createCampaign: api.post('/campaigns', async ({ request, body, answer }) => {
      const { name, description, version } = await body();
      const campaign = once(request, () => {
        const created = {
          id: state.nextId++,
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

    deleteCampaign: api.delete('/campaigns/{id}', ({ pathNumber, answer }) => {
      const campaign = state.campaigns.find(({ id }) => id === pathNumber('id'));
      if (!campaign) return answer.problem('campaign_not_found');
      state.campaigns = state.campaigns.filter((other) => other !== campaign);
      delete state.rows[campaign.id];
      return answer.empty(204);
    }),

    getGeos: api.get('/geos', ({ answer }) => answer.json(200, geos)),

    getBenchmarks: api.get('/benchmarks', ({ answer }) => answer.json(200, { benchmarks })),
  };
};
