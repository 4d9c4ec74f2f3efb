import type { CallOptions, CreateOptions } from '../client/options.ts';
import type { Campaign, DeletedThing, ImportMapping, NewCampaign } from '../contract.ts';
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
   * Replaces name and description. If somebody else has changed them since, the error has the status 412 and
   * the current campaign in `current`.
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

  /** Copies a campaign with its rows, under another name. */
  duplicateCampaign: (id: number, name: string, options?: CreateOptions): Promise<Campaign> =>
    create(['duplicateCampaign', id, name], options, (header) =>
      unwrapPart(
        http.POST('/campaigns/{id}/duplicate', {
          params: { path: { id }, header },
          body: { name },
          ...init(options),
        }),
        'duplicateCampaign',
        ({ data }) => data,
      ),
    ),

  /** Campaigns, images and creatives that can be restored, latest deletion first. */
  listDeleted: (options?: CallOptions): Promise<DeletedThing[]> =>
    readToEnd(
      (cursor) => http.GET('/deleted', { params: { query: { cursor } }, ...init(options) }),
      'listDeleted',
      ({ data }) => data,
    ),

  /** How to read the organization's media plans; null until `putImportMapping` has stored it. */
  getImportMapping: async (options?: CallOptions): Promise<ImportMapping | null> => {
    const { data } = await unwrapPart(
      http.GET('/import-mapping', init(options)),
      'getImportMapping',
      (body) => body,
    );
    return data;
  },

  /** Remembers for the organization how its media plans are read. */
  putImportMapping: async (mapping: ImportMapping, options?: CallOptions): Promise<void> => {
    await unwrap(http.PUT('/import-mapping', { body: mapping, ...init(options) }), 'putImportMapping');
  },

  /** Restores a deleted campaign with its rows. */
  restoreCampaign: (id: number, options?: CallOptions): Promise<Campaign> =>
    unwrapPart(
      http.POST('/campaigns/{id}/restore', { params: { path: { id } }, ...init(options) }),
      'restoreCampaign',
      ({ data }) => data,
    ),

  /** Deletes a campaign with its rows; `restoreCampaign` restores it for 24 hours. */
  deleteCampaign: async (id: number, options?: CallOptions): Promise<void> => {
    await unwrap(
      http.DELETE('/campaigns/{id}', { params: { path: { id } }, ...init(options) }),
      'deleteCampaign',
    );
  },
});
