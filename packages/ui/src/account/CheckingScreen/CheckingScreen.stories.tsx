import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CheckingScreen } from './CheckingScreen.tsx';

const meta = preview.meta({
  title: 'Account/CheckingScreen',
  component: CheckingScreen,
  args: { signInHref: '/login', onRetry: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading…')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  args: { error: 'The server can’t be reached.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Relabelled = meta.story({ args: { labels: { title: 'Konto wird geprüft' } } });
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });
