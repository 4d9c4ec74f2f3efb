import { createMockApi, fixtures, mockToken } from '@leaf/api-client/mocks';
import { CampaignOverview, LeafConnect } from '@leaf/connect';
import { LeafProvider, overviewPanelLabels } from '@leaf/ui';
import { render, screen, within } from '@testing-library/react';
import { setupServer } from 'msw/node';

const server = setupServer(...createMockApi().handlers);
beforeAll(() => server.listen());
afterAll(() => server.close());

test('a campaign shows the total of each stage', async () => {
  const { user, campaign, rows } = fixtures;
  render(
    <LeafProvider env="test">
      <LeafConnect baseUrl="https://leaf.example/api" getToken={() => mockToken(user.id)}>
        <CampaignOverview id={campaign.id} />
      </LeafConnect>
    </LeafProvider>,
  );
  const totals = await screen.findByRole('region', { name: overviewPanelLabels.totals });
  for (const [{ total_emissions }] of Object.values(rows))
    await within(totals).findByText(total_emissions.toFixed(2));
});
