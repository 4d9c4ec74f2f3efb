import '@leaf/ui/styles.css';
import { fixtures } from '@leaf/api-client/mocks';
import { LeafProvider } from '@leaf/ui';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CampaignList, CampaignOverview, CampaignRows, LeafConnect } from '../src/index.ts';

const baseUrl = 'https://leaf.test/api';
const campaignHref = ({ id }: { id: number }) => `#campaign-${id}`;

/** Each token has one campaign, named for it; any other token is refused. */
const accepted = new Set(['ana', 'ben']);
const calls: string[] = [];

const answer = (token: string, pathname: string) => {
  if (!accepted.has(token)) return Response.json({ detail: 'Sign in again.' }, { status: 401 });
  if (pathname !== '/api/campaigns') return Response.json({ detail: 'No.' }, { status: 403 });
  return Response.json({ data: [{ ...fixtures.campaign, name: `Campaign of ${token}` }] });
};

let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  calls.length = 0;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    if (origin !== 'https://leaf.test') throw new TypeError(`Nothing should ask for ${request.url}.`);
    const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? '';
    calls.push(`${token} ${pathname}`);
    return answer(token, pathname);
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const list = (name: string) => page.getByRole('region', { name });
const linkIn = (part: string, campaign: string) =>
  list(part).getByRole('link', { name: `Open Campaign of ${campaign}` });

/** The host's own query, under a key that Leaf uses too. */
function Host() {
  const { data } = useQuery({ queryKey: ['campaigns'], queryFn: async () => 'Orders of the host' });
  return <p>{data}</p>;
}

test('two accounts on one page, in the cache of the host, never see the data of the other or of the host', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  queryClient.setQueryData(['campaigns'], [{ id: 1, name: 'Of the host' }]);
  root.render(
    <LeafProvider env="test">
      <QueryClientProvider client={queryClient}>
        {['ana', 'ben'].map((who) => (
          <section key={who} aria-label={who}>
            <LeafConnect baseUrl={baseUrl} getToken={() => who} queryClient={queryClient}>
              <CampaignList campaignHref={campaignHref} readOnly />
            </LeafConnect>
          </section>
        ))}
      </QueryClientProvider>
    </LeafProvider>,
  );
  await expect.element(linkIn('ana', 'ana')).toBeVisible();
  await expect.element(linkIn('ben', 'ben')).toBeVisible();
  expect(linkIn('ana', 'ben').query()).toBeNull();
  expect(linkIn('ben', 'ana').query()).toBeNull();
  expect(queryClient.getQueryData(['campaigns'])).toEqual([{ id: 1, name: 'Of the host' }]);
});

test('the host keeps its own client inside', async () => {
  root.render(
    <LeafProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <LeafConnect baseUrl={baseUrl} getToken={() => 'ana'}>
          <Host />
          <section aria-label="ana">
            <CampaignList campaignHref={campaignHref} readOnly />
          </section>
        </LeafConnect>
      </QueryClientProvider>
    </LeafProvider>,
  );
  await expect.element(page.getByText('Orders of the host')).toBeVisible();
  await expect.element(linkIn('ana', 'ana')).toBeVisible();
});

test('another account begins anew', async () => {
  const shown = (who: string) => (
    <LeafProvider env="test">
      <section aria-label="here">
        <LeafConnect baseUrl={baseUrl} getToken={() => who} identity={who}>
          <CampaignList campaignHref={campaignHref} readOnly />
        </LeafConnect>
      </section>
    </LeafProvider>
  );
  root.render(shown('ana'));
  await expect.element(linkIn('here', 'ana')).toBeVisible();
  root.render(shown('ben'));
  await expect.element(linkIn('here', 'ben')).toBeVisible();
  expect(linkIn('here', 'ana').query()).toBeNull();
});

test('calls wait while the person signs in, and then go on with the new token', async () => {
  let token = 'expired';
  let signIn = () => {};
  const onSignInNeeded = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        signIn = () => {
          token = 'ana';
          resolve();
        };
      }),
  );
  root.render(
    <LeafProvider env="test">
      <section aria-label="here">
        <LeafConnect baseUrl={baseUrl} getToken={() => token} onSignInNeeded={onSignInNeeded}>
          <CampaignList campaignHref={campaignHref} readOnly />
        </LeafConnect>
      </section>
    </LeafProvider>,
  );
  await expect.poll(() => onSignInNeeded.mock.calls.length).toBe(1);
  signIn();
  await expect.element(linkIn('here', 'ana')).toBeVisible();
  expect(onSignInNeeded).toHaveBeenCalledTimes(1);
});

test('the loss of a session is told once to an app that does not wait, and again to who tries again', async () => {
  const onSignInNeeded = vi.fn();
  const shared = { baseUrl, getToken: () => 'expired', onSignInNeeded, identity: 'ana' };
  const queryClient = new QueryClient();
  root.render(
    <LeafProvider env="test">
      <LeafConnect {...shared} queryClient={queryClient}>
        <CampaignOverview id={7} />
        <CampaignList campaignHref={campaignHref} />
      </LeafConnect>
      <LeafConnect {...shared} queryClient={queryClient}>
        <CampaignRows id={7} stage="delivery" />
      </LeafConnect>
    </LeafProvider>,
  );
  await expect.poll(() => page.getByRole('button', { name: 'Try again' }).elements().length).toBe(3);
  expect(onSignInNeeded).toHaveBeenCalledTimes(1);
  await page.getByRole('button', { name: 'Try again' }).last().click();
  await expect.poll(() => onSignInNeeded.mock.calls.length).toBe(2);
});

test('a failed read says so and is tried again', async () => {
  accepted.delete('ana');
  root.render(
    <LeafProvider env="test">
      <section aria-label="here">
        <LeafConnect baseUrl={baseUrl} getToken={() => 'ana'}>
          <CampaignList campaignHref={campaignHref} readOnly />
        </LeafConnect>
      </section>
    </LeafProvider>,
  );
  await expect.element(page.getByRole('alert').getByText(/Sign in again\./)).toBeVisible();
  accepted.add('ana');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(linkIn('here', 'ana')).toBeVisible();
});

test('all parts are read again once somebody is signed in, of whichever they ask it', async () => {
  let token: string | null = null;
  const shared = { baseUrl, getToken: () => token, identity: 'ana', queryClient: new QueryClient() };
  root.render(
    <LeafProvider env="test">
      {['here', 'there'].map((place) => (
        <section key={place} aria-label={place}>
          <LeafConnect {...shared}>
            <CampaignList campaignHref={campaignHref} readOnly />
          </LeafConnect>
        </section>
      ))}
      <LeafConnect {...shared}>
        <CampaignOverview id={7} />
      </LeafConnect>
    </LeafProvider>,
  );
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expect.poll(() => tryAgain.elements().length).toBe(3);
  token = 'ana';
  calls.length = 0;
  await tryAgain.last().click();
  await expect.element(linkIn('here', 'ana')).toBeVisible();
  await expect.element(linkIn('there', 'ana')).toBeVisible();
  expect(calls.filter((call) => call === 'ana /api/campaigns')).toHaveLength(1);
});

test('a page that is gone is not asked to sign anybody in', async () => {
  const queryClient = new QueryClient();
  const onSignInNeeded = vi.fn();
  let token = 'ana';
  root.render(
    <LeafProvider env="test">
      <LeafConnect
        baseUrl={baseUrl}
        getToken={() => token}
        onSignInNeeded={onSignInNeeded}
        queryClient={queryClient}
      >
        <CampaignList campaignHref={campaignHref} />
      </LeafConnect>
    </LeafProvider>,
  );
  await expect.element(page.getByRole('link', { name: 'Open Campaign of ana' })).toBeVisible();
  root.unmount();
  token = 'gone';
  await queryClient.refetchQueries({ type: 'inactive' });
  expect(calls).toContain('gone /api/campaigns');
  expect(onSignInNeeded).not.toHaveBeenCalled();
});
