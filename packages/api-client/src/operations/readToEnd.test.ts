import { describe, expect, it } from 'vitest';
import { fixtures } from '../mocks/index.ts';
import { answering, failureOf } from '../testing/answering.ts';

const [first, second] = fixtures.campaigns;
const part = (campaigns: unknown[], next?: string) =>
  Response.json({ data: campaigns }, next ? { headers: { Link: `<${next}>; rel="next"` } } : {});
const searches = (requests: Request[]) => requests.map(({ url }) => new URL(url).search);

describe('a list', () => {
  it('is read part by part, in its order', async () => {
    const { client, requests } = answering([
      part([first], '/api/campaigns?limit=1&cursor=WzVd'),
      part([second]),
    ]);
    expect(await client.listCampaigns()).toEqual([first, second]);
    expect(searches(requests)).toEqual(['', '?cursor=WzVd']);
  });

  it('takes one call when the answer names no next part', async () => {
    const { client, requests } = answering([part([first])]);
    expect(await client.listCampaigns()).toEqual([first]);
    expect(requests).toHaveLength(1);
  });

  it('fails as a whole when one of its parts fails', async () => {
    const { client } = answering([
      part([first], '/api/campaigns?cursor=WzVd'),
      new Response(null, { status: 503 }),
    ]);
    expect(await failureOf(client.listCampaigns())).toMatchObject({ status: 503 });
  });

  it('ends when an answer names a part that was read already', async () => {
    const again = () => Promise.resolve(part([first], '/api/campaigns?cursor=WzVd'));
    const { client, requests } = answering([again, again, again, again]);
    await client.listCampaigns();
    expect(requests).toHaveLength(2);
  });
});
