import type { CallOptions, CreateOptions } from '../client/options.ts';
import type { Campaign, NewCampaign } from '../contract.ts';
import { unwrap, unwrapPart } from '../errors/unwrap.ts';
import type { Context } from './context.ts';
import { readToEnd } from './readToEnd.ts';

export const campaignOperations = ({ http, init, create }: Context) => ({
  /** Campaigns of the organization, newest first. */
  listCampaigns: (options?: CallOptions): Promise<Campaign[]> =>
    readToEnd(
      (cursor) => http.GET('/campaigns', { params: { query: { cursor } }, ...init(options) }),
      'listCampaigns',
      ({ data }) => data,
    ),

  createCampaign: (body: NewCampaign, options?: CreateOptions): Promise<Campaign> =>
    create(['createCampaign', body], options, (header) =>
      unwrapPart(
        http.POST('/campaigns', { params: { header }, body, ...init(options) }),
        'createCampaign',
        ({ data }) => data,
      ),
    ),

  /** Deletes a campaign with its rows. */
  deleteCampaign: async (id: number, options?: CallOptions): Promise<void> => {
    await unwrap(
      http.DELETE('/campaigns/{id}', { params: { path: { id } }, ...init(options) }),
      'deleteCampaign',
    );
  },
});
