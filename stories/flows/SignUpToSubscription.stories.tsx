import { createMockApi, MOCK_CODE, typedHttp } from '@leaf/api-client/mocks';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Portal } from './Portal.tsx';
import { patient } from './patient.ts';
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
    const logIn = async () => {
      await userEvent.type(await canvas.findByLabelText('Email', {}, patient), email);
      await userEvent.type(canvas.getByLabelText('Password'), password);
      await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    };

    await step('Create an account', async () => {
      await userEvent.click(await canvas.findByRole('tab', { name: 'Create Account' }, patient));
      await userEvent.type(canvas.getByLabelText('Email'), email);
      await userEvent.type(canvas.getByLabelText('Username'), 'Mira');
      await userEvent.type(canvas.getByLabelText('Password'), password);
      await userEvent.type(canvas.getByLabelText('Confirm Password'), password);
      await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
      await expect(await canvas.findByText(/6-digit activation code/, {}, patient)).toBeVisible();
    });

    await step('Log in and enter the code of the mail', async () => {
      await userEvent.type(canvas.getByLabelText('Password'), password);
      await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
      await canvas.findByRole('heading', { name: 'Verify your email' }, patient);
      await userEvent.type(canvas.getByLabelText('Activation code'), MOCK_CODE);
      await expect(
        await canvas.findByText('Email verified. You can sign in now.', {}, patient),
      ).toBeVisible();
    });

    await step('Found an organization', async () => {
      await canvas.findByRole('tab', { name: 'Log In' }, patient);
      await logIn();
      await userEvent.type(await canvas.findByLabelText('Organization name', {}, patient), organization);
      await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
      await canvas.findByRole('tab', { name: 'Log In' }, patient);
    });

    await step('Be approved by the platform operator', async () => {
      await logIn();
      await expect(await canvas.findByText(/awaits approval/, {}, patient)).toBeVisible();
      Object.assign(own() ?? {}, { approved: true });
      await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    });

    await step('Subscribe', async () => {
      await canvas.findByRole('heading', { name: 'Select Plan' }, patient);
      await expect(canvas.getByText('490 EUR')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Choose Basic' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Check again' }, patient));
    });

    await step('Choose a tool', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Select Utility' }, patient)).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Manage Organization' })).toBeVisible();
    });
  },
});
