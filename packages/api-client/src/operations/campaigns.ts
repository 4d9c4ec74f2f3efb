import type { CallOptions, CreateOptions } from '../client/options.ts';
import type { Campaign, NewCampaign } from '../contract.ts';
import { unwrap, unwrapPart } from '../errors/unwrap.ts';
import { type Context, ifMatch } from './context.ts';
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

  /**
   * Replaces name and description. If somebody else has changed them since, the error has the status 412 and the
   * campaign as it is now in `current`.
   */
  updateCampaign: (
    { id, revision }: Pick<Campaign, 'id' | 'revision'>,
    body: NewCampaign,
    options?: CallOptions,
  ): Promise<Campaign> =>
    unwrapPart(
      http.PUT('/campaigns/{id}', {
        params: { path: { id }, header: ifMatch(revision) },
        body,
        ...init(options),
      }),
      'updateCampaign',
      ({ data }) => data,
    ),

  /** Brings a deleted campaign back, with its rows. */
  restoreCampaign: (id: number, options?: CallOptions): Promise<Campaign> =>
    unwrapPart(
      http.POST('/campaigns/{id}/restore', { params: { path: { id } }, ...init(options) }),
      'restoreCampaign',
      ({ data }) => data,
    ),

  /** Deletes a campaign with its rows; `restoreCampaign` brings it back for 24 hours. */
  deleteCampaign: async (id: number, options?: CallOptions): Promise<void> => {
    await unwrap(
      http.DELETE('/campaigns/{id}', { params: { path: { id } }, ...init(options) }),
      'deleteCampaign',
    );
  },
});
