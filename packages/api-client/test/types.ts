/**
 * What must not compile. Type-checked but never run. A line marked `@ts-expect-error` that compiles is itself an error.
 */
import type { QueryClient } from '@tanstack/react-query';
import { expectTypeOf } from 'vitest';
import {
  type Campaign,
  createLeafClient,
  type DataPoint,
  type DeliveryRow,
  type JobWithResult,
  type StageRow,
  type StorageRow,
} from '../src/index.ts';
import { fixtures, typedHttp } from '../src/mocks/index.ts';
import { campaignQuery, campaignsQuery, rowsQuery } from '../src/query.ts';

const api = createLeafClient({ baseUrl: '/api' });
const { schemas } = fixtures;

export const operations = () => {
  expectTypeOf(api.logIn).returns.resolves.toEqualTypeOf<string>();
  expectTypeOf(api.listCampaigns).returns.resolves.toEqualTypeOf<Campaign[]>();
  expectTypeOf(api.getJob).returns.resolves.toEqualTypeOf<JobWithResult>();
  expectTypeOf(api.deleteCampaign).returns.resolves.toEqualTypeOf<void>();
  expectTypeOf(api.listRows('delivery', 12)).resolves.toEqualTypeOf<DeliveryRow[]>();
  expectTypeOf(api.createRow('storage', 12, schemas.NewStorageRow)).resolves.toEqualTypeOf<StorageRow>();
  expectTypeOf<DataPoint>().toEqualTypeOf<[number, number, number]>();

  // @ts-expect-error A password is needed.
  api.logIn({ email: 'ana@example.org' });
  // @ts-expect-error There is one version of the method.
  api.createCampaign({ name: 'Spring launch', version: 'gmsf9' });
  // @ts-expect-error There are four stages.
  api.listRows('storages', 12);
  // @ts-expect-error The row of another stage.
  api.createRow('delivery', 12, schemas.NewStorageRow);
  // @ts-expect-error Ids are numbers.
  api.deleteCampaign('12');
  // @ts-expect-error Jobs make no TIFF.
  api.getProcessedImageBlob({ imageId: 5, format: 'tiff', quality: 60 });
  // @ts-expect-error No such path.
  api.http.GET('/campaign');
};

export const queries = (cache: QueryClient) => {
  expectTypeOf(cache.getQueryData(campaignsQuery(api).queryKey)).toEqualTypeOf<Campaign[] | undefined>();
  expectTypeOf(cache.ensureQueryData(rowsQuery(api, 12, 'storage'))).resolves.toEqualTypeOf<
    StageRow['storage'][]
  >();
  expectTypeOf(campaignQuery(api, 12).select)
    .extract<(data: Campaign[]) => unknown>()
    .returns.toEqualTypeOf<Campaign | null>();
};

export const mocks = () => [
  typedHttp.get('/campaigns', ({ answer }) => answer.json(200, { data: [fixtures.campaign] })),
  typedHttp.delete('/campaigns/{id}', ({ answer }) => answer.empty(204)),
  typedHttp.get('/images/{id}', ({ answer }) => answer.image(200, 'image/png', fixtures.picture('png'))),
  typedHttp.post('/campaigns', async ({ body, answer }) => {
    expectTypeOf((await body()).version).toEqualTypeOf<'gmsf1.2'>();
    return answer.problem('plan_required');
  }),

  // @ts-expect-error No such path.
  typedHttp.get('/campaign', ({ answer }) => answer.problem('internal_error')),
  // @ts-expect-error Nothing is put there.
  typedHttp.put('/campaigns', ({ answer }) => answer.problem('internal_error')),
  // @ts-expect-error A list is answered with 200.
  typedHttp.get('/campaigns', ({ answer }) => answer.json(201, { data: [] })),
  // @ts-expect-error A list has a name.
  typedHttp.get('/campaigns', ({ answer }) => answer.json(200, [fixtures.campaign])),
  // @ts-expect-error A campaign has more fields.
  typedHttp.get('/campaigns', ({ answer }) => answer.json(200, { data: [{ id: 12 }] })),
  // @ts-expect-error A deletion has no body.
  typedHttp.delete('/campaigns/{id}', ({ answer }) => answer.json(204, {})),
  // @ts-expect-error A list has a body.
  typedHttp.get('/campaigns', ({ answer }) => answer.empty(200)),
  // @ts-expect-error A list of campaigns is never in conflict.
  typedHttp.get('/campaigns', ({ answer }) => answer.problem('name_taken')),
  // @ts-expect-error No TIFF.
  typedHttp.get('/images/{id}', ({ answer }) => answer.image(200, 'image/tiff', '')),
  typedHttp.delete('/campaigns/{id}', ({ pathText, answer }) => {
    // @ts-expect-error The path has no such part.
    pathText('rowId');
    return answer.problem('campaign_not_found');
  }),
  // @ts-expect-error The server knows no such refusal.
  typedHttp.get('/campaigns', ({ answer }) => answer.problem('no_luck')),
  typedHttp.post('/validate/user', ({ answer }) => answer.problem('seats_taken', { seats: 5 })),
  // @ts-expect-error The sentence names the seats.
  typedHttp.post('/validate/user', ({ answer }) => answer.problem('seats_taken')),
  typedHttp.post('/activate', ({ query, answer }) => {
    // @ts-expect-error The query has no such value.
    query('code');
    return answer.problem('wrong_code');
  }),
  // @ts-expect-error Any other response could be anything.
  typedHttp.get('/campaigns', () => Response.json({ data: [] })),
];
