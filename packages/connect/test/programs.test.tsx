import '@leaf/ui/styles.css';
import { createMockApi, fixtures, mockToken } from '@leaf/api-client/mocks';
import { LeafProvider } from '@leaf/ui';
import { setupWorker } from 'msw/browser';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CampaignList, ImageOptimiser, LeafConnect } from '../src/index.ts';

const baseUrl = 'https://leaf.test/api';
const embed = {
  ...fixtures.embedToken,
  campaigns: null,
  expires_at: '2099-01-01T00:00:00.000Z',
  key_id: fixtures.apiKey.id,
};
const api = createMockApi({ baseUrl, state: { embedTokens: [embed] } });
const worker = setupWorker(...api.handlers);
const answers: string[] = [];
const campaignHref = ({ id }: { id: number }) => `#campaign-${id}`;

let root: ReturnType<typeof createRoot>;

beforeAll(async () => {
  await worker.start({ quiet: true });
  worker.events.on('response:mocked', ({ request, response }) => {
    const { pathname } = new URL(request.url);
    if (request.url.startsWith(baseUrl)) answers.push(`${response.status} ${pathname}`);
  });
});
afterAll(() => worker.stop());
beforeEach(() => {
  answers.length = 0;
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const show = (token: string) =>
  root.render(
    <LeafProvider env="test">
      <LeafConnect baseUrl={baseUrl} getToken={() => token}>
        <CampaignList campaignHref={campaignHref} />
        <ImageOptimiser />
      </LeafConnect>
    </LeafProvider>,
  );
const loaded = async () => {
  await expect.element(page.getByRole('link', { name: /^Open Spring launch/ })).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Your Images' })).toBeVisible();
};

test.each([
  ['an embed token', embed.token],
  ['an API key', fixtures.secretKey],
])('%s asks for nothing that the server refuses it', async (_who, token) => {
  show(token);
  await loaded();
  // Asked for after all others, and answered.
  await fetch(`${baseUrl}/geos`, { headers: { Authorization: `Bearer ${token}` } });
  await expect.poll(() => answers).toContain('200 /api/geos');
  expect(answers.filter((answer) => !answer.startsWith('200 '))).toEqual([]);
});

test('a person is told of the limits', async () => {
  show(mockToken(fixtures.user.id));
  await expect.poll(() => answers).toContain('200 /api/usage');
});
