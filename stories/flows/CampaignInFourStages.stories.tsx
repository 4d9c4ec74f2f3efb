import { createMockApi, fixtures } from '@leaf/api-client/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { longTimeout } from './longTimeout.ts';
import { Portal } from './Portal.tsx';
import { beginAs } from './session.ts';

const api = createMockApi({ state: { campaigns: [], rows: {} } });

const meta = preview.meta({
  title: 'Flows/Campaign in four stages',
  component: Portal,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { start: '/app' },
  beforeEach({ msw }) {
    api.reset();
    msw.use(...api.handlers);
    return beginAs(fixtures.user.id);
  },
});

/** From an empty list to a campaign with a row in every stage and its chart. */
export const Journey = meta.story({
  name: 'Campaign in four stages',
  play: async ({ canvas, userEvent, step }) => {
    const tabs = async () =>
      within(await canvas.findByRole('navigation', { name: 'Campaign pages' }, longTimeout));
    const addRow = async (stage: string, fill: (form: ReturnType<typeof within>) => Promise<void>) => {
      await userEvent.click((await tabs()).getByRole('link', { name: stage }));
      await canvas.findByText('No rows yet.', {}, longTimeout);
      const add = canvas.getByRole('button', { name: 'Add Row' });
      // The button waits for the lists of countries and regions.
      await waitFor(() => expect(add).toBeEnabled(), longTimeout);
      await userEvent.click(add);
      const form = within(await screen.findByRole('dialog', {}, longTimeout));
      await userEvent.type(form.getByLabelText(/^Name/), `${stage} of spring`);
      // The other fields are rendered after the first.
      await form.findByText('Where', {}, longTimeout);
      await fill(form);
      await userEvent.click(form.getByRole('button', { name: 'Save row' }));
      await canvas.findByRole('row', { name: new RegExp(`${stage} of spring`) }, longTimeout);
    };
    const choose = async (form: ReturnType<typeof within>, field: RegExp, option: string) => {
      await userEvent.click(form.getByRole('combobox', { name: field }));
      await userEvent.click(await screen.findByRole('option', { name: option }, longTimeout));
    };

    await step('Open the tool and create a campaign', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: /Campaign emissions/ }, longTimeout));
      await canvas.findByText('No campaigns yet.', {}, longTimeout);
      await userEvent.type(canvas.getByLabelText(/^Name/), 'Spring launch');
      await userEvent.click(canvas.getByRole('button', { name: 'Create campaign' }));
      await userEvent.click(await canvas.findByRole('link', { name: 'Spring launch' }, longTimeout));
    });

    await step('An empty overview says what to do', async () => {
      await expect(
        await canvas.findByText('Add rows to any stage to see the emissions chart.', {}, longTimeout),
      ).toBeVisible();
    });

    await step('Storage', () =>
      addRow('Storage', (form) => userEvent.type(form.getByLabelText(/^Cloud copies/), '1')),
    );
    await step('Selection', () =>
      addRow('Selection', async (form) => {
        await choose(form, /^Country/, 'Germany');
        await choose(form, /^Region/, 'Europe');
      }),
    );
    await step('Delivery', () =>
      addRow('Delivery', async (form) => {
        await choose(form, /^Country/, 'Italy');
        await userEvent.type(form.getByLabelText(/^Fixed ratio/), '0,25');
        await userEvent.type(form.getByLabelText(/^Impressions/), '100000');
      }),
    );
    await step('Consumption', () =>
      addRow('Consumption', async (form) => {
        await choose(form, /^Country/, 'Spain');
        await userEvent.type(form.getByLabelText(/^Impressions/), '100000');
      }),
    );

    await step('The overview adds up', async () => {
      await userEvent.click((await tabs()).getByRole('link', { name: 'Overview' }));
      await expect(
        await canvas.findByRole('figure', { name: 'Emissions by stage and component' }, longTimeout),
      ).toBeVisible();
      await expect(canvas.getByRole('region', { name: 'Totals by stage' })).toBeVisible();
    });
  },
});
