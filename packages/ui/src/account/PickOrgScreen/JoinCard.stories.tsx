import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { organizations } from '../fixtures.ts';
import { JoinCard } from './JoinCard.tsx';

const meta = preview.meta({
  title: 'Components/Account/JoinCard',
  tags: ['stable'],
  component: JoinCard,
  args: { organizations, onJoin: fn() },
});

export const Default = meta.story();
Default.test(
  'Enter takes the first match of what is typed, then asks',
  async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Organization' });
    await userEvent.type(field, 'fabri');
    await screen.findByRole('option', { name: 'Fabrikam Outdoor' });
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Fabrikam Outdoor');
    await expect(args.onJoin).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onJoin).toHaveBeenCalledWith(5);
  },
);

Default.test(
  'What is typed is answered: the first match, or that there is none',
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Organization' });
    const answer = canvas.getByRole('status');
    await userEvent.type(field, 'fabri');
    await waitFor(() => expect(answer).toHaveTextContent('Fabrikam Outdoor'));
    await userEvent.keyboard('q');
    await waitFor(() => expect(answer).toHaveTextContent('No organization with this name.'));
    await userEvent.keyboard('{Backspace}{Enter}');
    await waitFor(() => expect(answer).toBeEmptyDOMElement());
    await expect(field).toHaveValue('Fabrikam Outdoor');
  },
);

Default.test(
  'Accents do not matter',
  { args: { organizations: [...organizations, { id: 9, name: 'Équinoxe Médias' }] } },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Organization' });
    await userEvent.type(field, 'equi');
    await screen.findByRole('option', { name: 'Équinoxe Médias' });
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Équinoxe Médias');
  },
);

Default.test('The organization chosen stays when it is chosen again', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('combobox', { name: 'Organization' });
  for (let times = 0; times < 2; times += 1) {
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'Contoso Ads' }));
    await expect(field).toHaveValue('Contoso Ads');
  }
});

/** The list is open where what is in it is looked at. */
const opened = { docs: { story: { inline: false, height: '360px' } } };

export const Empty = meta.story({
  args: { organizations: [] },
  parameters: opened,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Organization' }));
    await waitFor(() => expect(screen.getByText('No organization with this name.')).toBeVisible());
  },
});
export const Unknown = meta.story({
  args: { organizations: [], unknown: true },
  parameters: opened,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Organization' }));
    await waitFor(() => expect(screen.getByRole('option', { name: '–' })).toBeVisible());
  },
});
export const Loading = meta.story({ args: { organizations: [], loading: true } });
export const Submitting = meta.story({ args: { submitting: true } });
export const LongText = meta.story({
  args: {
    organizations: [{ id: 9, name: 'The association of outdoor and digital advertisers '.repeat(3).trim() }],
  },
  parameters: opened,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Organization' }));
    await waitFor(() => expect(screen.getByRole('option', { name: /^The association/ })).toBeVisible());
  },
});
