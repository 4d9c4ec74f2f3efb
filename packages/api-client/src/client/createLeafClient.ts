import { accountOperations } from '../operations/account.ts';
import { administrationOperations } from '../operations/administration.ts';
import { billingOperations } from '../operations/billing.ts';
import { campaignOperations } from '../operations/campaigns.ts';
import { type Context, createWith } from '../operations/context.ts';
import { creativeOperations } from '../operations/creatives.ts';
import { fileUpload } from '../operations/fileUpload.ts';
import { imageOperations } from '../operations/images.ts';
import { jobSettingsOperations } from '../operations/jobSettings.ts';
import { jobOperations } from '../operations/jobs.ts';
import { keyOperations } from '../operations/keys.ts';
import { organizationOperations } from '../operations/organizations.ts';
import { referenceOperations } from '../operations/reference.ts';
import { rowOperations } from '../operations/rows.ts';
import { sessionOperations } from '../operations/session.ts';
import { createTransport } from './http.ts';
import { createKeyRing } from './idempotency.ts';
import type { LeafClientOptions } from './options.ts';

let clients = 0;

/**
 * A client of the Leaf API: one function per operation. Each returns what the call is about (a list, a campaign, a
 * sentence) and throws only `ApiError`. `http` is the underlying openapi-fetch client.
 */
export const createLeafClient = (options: LeafClientOptions) => {
  const transport = createTransport(options);
  const context: Context = {
    ...transport,
    create: createWith(createKeyRing()),
    // Where there is XMLHttpRequest, and the caller did not pass a `fetch` of its own.
    upload: fileUpload(transport, () => options.fetch === undefined && typeof XMLHttpRequest !== 'undefined'),
  };
  clients += 1;
  const scope = ['leaf', options.baseUrl, options.identity ?? `client ${clients}`] as const;
  return {
    http: transport.http,
    /** The start of its cache keys: the address, and whose data it is. */
    scope,
    ...sessionOperations(context),
    ...accountOperations(context),
    ...organizationOperations(context),
    ...keyOperations(context),
    ...billingOperations(context),
    ...administrationOperations(context),
    ...referenceOperations(context),
    ...campaignOperations(context),
    ...rowOperations(context),
    ...imageOperations(context),
    ...jobOperations(context),
    ...jobSettingsOperations(context),
    ...creativeOperations(context),
  };
};

export type LeafClient = ReturnType<typeof createLeafClient>;
