import { createMockApi, MOCK_CODE, typedHttp } from '@leaf/api-client/mocks';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { longTimeout } from './longTimeout.ts';
import { Portal } from './Portal.tsx';
import { beginAs } from './session.ts';

const api = createMockApi();
const email = 'mira@example.org';
const password = 'a sentence to remember';
const organization = 'Fjord Media';

const own = () => api.state.organizations.find(({ name }) => name === organization);

/** Payment is external; here it succeeds as soon as it is requested, and the page stays. */
const paid = typedHttp.get('/checkout', ({ answer }) => {
  Object.assign(own() ?? {}, { subscribed: true });
  return answer.json(200, { checkout_url: '#paid' });
});

const meta = preview.meta({
  title: 'Flows/Sign-up to subscription',
  component: Portal,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { start: '/login' },
  beforeEach({ msw }) {
    api.reset();
    msw.use(paid, ...api.handlers);
    return beginAs();
  },
});

/** From no account to the tools: sign up, verify, create an organization, be approved, subscribe. */
export const Journey = meta.story({
  name: 'Sign-up to subscription',
  play: async ({ canvas, userEvent, step }) => {
    // The page before has said whose address it is.
    const logIn = async () => {
      await expect(await canvas.findByLabelText('Email', {}, longTimeout)).toHaveValue(email);
      await userEvent.type(canvas.getByLabelText('Password'), password);
      await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    };

    await step('Create an account', async () => {
      await userEvent.click(await canvas.findByRole('tab', { name: 'Create Account' }, longTimeout));
      await userEvent.type(canvas.getByLabelText('Email'), email);
      await userEvent.type(canvas.getByLabelText('Username'), 'Mira');
      await userEvent.type(canvas.getByLabelText('Password'), password);
      await userEvent.type(canvas.getByLabelText('Confirm Password'), password);
      await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
      await expect(await canvas.findByText(/6-digit activation code/, {}, longTimeout)).toBeVisible();
    });

    await step('Log in and enter the code of the mail', async () => {
      await userEvent.type(canvas.getByLabelText('Password'), password);
      await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
      await canvas.findByRole('heading', { name: 'Verify your email' }, longTimeout);
      await userEvent.type(canvas.getByLabelText('Activation code'), MOCK_CODE);
      await expect(
        await canvas.findByText('Email verified. You can sign in now.', {}, longTimeout),
      ).toBeVisible();
    });

    await step('Found an organization', async () => {
      await canvas.findByRole('tab', { name: 'Log In' }, longTimeout);
      await logIn();
      await userEvent.type(await canvas.findByLabelText('Organization name', {}, longTimeout), organization);
      await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
      await canvas.findByRole('tab', { name: 'Log In' }, longTimeout);
    });

    await step('Be approved by the platform operator', async () => {
      await logIn();
      await expect(await canvas.findByText(/awaits approval/, {}, longTimeout)).toBeVisible();
      Object.assign(own() ?? {}, { approved: true });
      await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    });

    await step('Subscribe', async () => {
      await canvas.findByRole('heading', { name: 'Select Plan' }, longTimeout);
      await expect(canvas.getByText('490 EUR')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Choose Basic' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Check again' }, longTimeout));
    });

    await step('Choose a tool', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Select Utility' }, longTimeout)).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Manage Organization' })).toBeVisible();
    });
  },
});
