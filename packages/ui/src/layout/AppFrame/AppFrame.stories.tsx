import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Section } from '../Section/Section.tsx';
import { AppFrame } from './AppFrame.tsx';

const meta = preview.meta({
  title: 'Layout/AppFrame',
  component: AppFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '/app',
    privacyHref: '/privacy',
    tool: 'Campaign emissions',
    account: { email: 'ana@northwind.example', organization: 'Northwind Media' },
    colorScheme: 'light' as const,
    onColorSchemeChange: fn(),
    onSignOut: fn(),
    children: (
      <>
        <PageHeader title="Campaigns" backHref="/app" description="Estimates of what a campaign emits." />
        <Section title="All campaigns">Content of a page.</Section>
      </>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy');
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('single session token');
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to dark scheme' }));
    await expect(args.onColorSchemeChange).toHaveBeenCalledWith('dark');
    await userEvent.click(await canvas.findByRole('button', { name: 'Account menu: ana@northwind.example' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

export const SkipLink = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(document.getElementById(skip.getAttribute('href')?.slice(1) ?? '')).toBe(
      canvas.getByRole('main'),
    );
  },
});

export const SignedOut = meta.story({ args: { account: undefined, tool: undefined } });
export const LongText = meta.story({
  args: {
    tool: 'A tool with a name that goes on and on and on',
    account: {
      email: `${'a-very-long-name-'.repeat(5)}@northwind.example`,
      organization: 'An organization with a name that goes on '.repeat(3),
    },
  },
});
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });
export const Relabelled = meta.story({
  args: { labels: { skip: 'Zum Inhalt', privacy: 'Datenschutz', token: 'Ein einziges Sitzungstoken.' } },
});
