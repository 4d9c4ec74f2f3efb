import { fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { WaitingPage } from './WaitingPage.tsx';

const meta = preview.meta({
  title: 'Components/Account/WaitingPage',
  tags: ['stable'],
  component: WaitingPage,
  args: {
    title: 'Waiting for approval',
    message: 'An admin of Northwind Media has been told by e-mail.',
    hint: 'We write to you once it is decided.',
    signInHref: '#sign-in',
    onCheckAgain: fn(),
  },
});

export const Default = meta.story();
export const Checking = meta.story({ args: { checking: true } });
export const StillWaiting = meta.story({ args: { stillWaiting: true } });
export const Failed = meta.story({
  args: { error: 'The server can’t be reached.' },
  parameters: { again: 'Check again' },
});
