import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Loading } from '../../feedback/Loading/Loading.tsx';
import { languages } from '../../labels/languages.ts';
import { DataTable } from '../DataTable/DataTable.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Section } from '../Section/Section.tsx';
import { AppFrame } from './AppFrame.tsx';

const meta = preview.meta({
  title: 'Components/Layout/AppFrame',
  tags: ['stable'],
  component: AppFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '/app',
    privacyHref: '/privacy',
    places: [
      { label: 'Campaigns', href: '/openghg', current: true },
      { label: 'Images', href: '/creativeli' },
      { label: 'Benchmarks', href: '/openghg/benchmarks' },
      { label: 'Organization', href: '/org' },
    ],
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

export const Default = meta.story();
Default.test('Answers to what people do', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy');
  await expect(canvas.getByRole('contentinfo')).toHaveTextContent('single session token');
  await userEvent.click(canvas.getByRole('button', { name: 'Switch to dark scheme' }));
  await expect(args.onColorSchemeChange).toHaveBeenCalledWith('dark');
  const menu = await canvas.findByRole('button', { name: 'Account menu: ana@northwind.example' });
  await expect(canvas.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
  await userEvent.click(menu);
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
  await expect(args.onSignOut).toHaveBeenCalledOnce();
});

/** Leaving the open account panel by keyboard or by a press elsewhere closes it. */
export const AccountPanel = meta.story({
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('button', { name: 'Account menu: ana@northwind.example' });
    await userEvent.click(menu);
    await userEvent.click(canvas.getByRole('heading', { level: 1 }));
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(menu);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toHaveFocus();
    await userEvent.tab();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(menu);
  },
});

/** Without room for the links, a button opens them as a list; it names the current part. */
export const Menu = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('button', { name: 'Menu: Campaigns' });
    await expect(canvas.queryByRole('link', { name: 'Images' })).not.toBeInTheDocument();
    await userEvent.click(menu);
    await expect(canvas.getByRole('link', { name: 'Images' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(menu).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: 'Images' })).not.toBeInTheDocument();
    await userEvent.click(menu);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Campaigns');
  },
});

/** With `languages`, the language can be changed: in the top bar… */
export const Languages = meta.story({
  args: { languages, language: 'en', onLanguageChange: fn() },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Language' });
    await expect(select).toHaveDisplayValue('English');
    await userEvent.selectOptions(select, 'Deutsch');
    await expect(args.onLanguageChange).toHaveBeenCalledWith('de');
  },
});

/** …on a phone in the account menu… */
Default.test(
  'Languages narrow',
  {
    args: { languages, language: 'en', onLanguageChange: fn() },
    globals: { viewport: { value: 'narrow', isRotated: false } },
  },
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account menu: ana@northwind.example' }));
    const select = canvas.getByRole('combobox', { name: 'Language' });
    await userEvent.selectOptions(select, 'Deutsch');
    await expect(args.onLanguageChange).toHaveBeenCalledWith('de');
  },
);

/** …or in the footer if nobody is signed in. */
Default.test(
  'Languages signed out',
  {
    args: { account: undefined, places: undefined, languages, language: 'fr', onLanguageChange: fn() },
    globals: { viewport: { value: 'narrow', isRotated: false } },
  },
  async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Language' });
    await expect(select).toHaveDisplayValue('Français');
    await userEvent.selectOptions(select, 'English');
    await expect(args.onLanguageChange).toHaveBeenCalledWith('en');
  },
);

Default.test('The footer is in the window', async ({ canvas }) => {
  const { bottom } = canvas.getByRole('contentinfo').getBoundingClientRect();
  await expect(bottom).toBeCloseTo(window.innerHeight, -1);
});
/** What is on its way would push it. */
export const LoadingPage = meta.story({ args: { children: <Loading minHeight="60vh" /> } });
LoadingPage.test('The footer is below the window', async ({ canvas }) => {
  const { top } = canvas.getByRole('contentinfo').getBoundingClientRect();
  await expect(top).toBeGreaterThanOrEqual(window.innerHeight);
});
export const LoadingRows = meta.story({
  args: {
    children: (
      <>
        <PageHeader title="Campaigns" backHref="/app" />
        <DataTable
          name="Campaigns"
          columns={[{ id: 'name', header: 'Name' }]}
          rows={[]}
          rowId={() => 0}
          loading
          empty=""
        />
      </>
    ),
  },
});
LoadingRows.test('The footer is below the window', async ({ canvas }) => {
  const { top } = canvas.getByRole('contentinfo').getBoundingClientRect();
  await expect(top).toBeGreaterThanOrEqual(window.innerHeight);
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

export const SignedOut = meta.story({ args: { account: undefined, places: undefined } });
/** Without links to other parts the bar can name the tool. */
export const OneTool = meta.story({ args: { places: undefined, tool: 'Campaign emissions' } });
export const LongText = meta.story({
  args: {
    places: ['One', 'Two', 'Three', 'Four'].map((name, index) => ({
      label: `${name} with a name that goes on and on`,
      href: `#${name}`,
      current: index === 2,
    })),
    account: {
      email: `${'a-very-long-name-'.repeat(5)}@northwind.example`,
      organization: 'An organization with a name that goes on '.repeat(3),
    },
  },
});
