import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { beforeSignIn } from '../../../../../.storybook/screen.ts';
import { PrivacyScreen } from './PrivacyScreen.tsx';

const meta = preview.meta({
  title: 'Screens/PrivacyScreen',
  tags: ['stable'],
  component: PrivacyScreen,
  parameters: beforeSignIn,
  args: { backHref: '/login' },
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'A single session token' })).toBeVisible();
  for (const name of ['color-scheme', 'language', 'density', 'asked', 'session-refused'])
    await expect(canvas.getByText(new RegExp(`leaf-${name}`))).toBeVisible();
  // Every call names the language, in which the server then writes mails.
  await expect(canvas.getByText(/nothing of them is sent to the server but the language/)).toBeVisible();
  await expect(canvas.getByText(/your language.*IP address.*your browser/)).toBeVisible();
});
