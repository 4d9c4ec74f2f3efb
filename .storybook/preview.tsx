import './ownStorage.ts';
import './baseStyles.ts';
import './preview.css';
import './docs/docs.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonVitest from '@storybook/addon-vitest';
import { definePreview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { clearNotices } from '../packages/ui/src/feedback/Notifications/LeafNotifications.tsx';
import { languages } from '../packages/ui/src/labels/languages.ts';
import { checkDrawn } from './atRest.ts';
import { DocsContainer } from './DocsContainer.tsx';
import { ComponentPage } from './docs/ComponentPage.tsx';
import { elements } from './docs/elements.tsx';
import { framedArgs, isExample } from './docs/framedExample.ts';
import { playgroundCode } from './docs/playgroundCode.ts';
import { withPropLines } from './docs/propLines.ts';
import { holdExampleLinks } from './exampleLinks.ts';
import { globalTypes, initialGlobals } from './globals.ts';
import type { Standing } from './screen.ts';
import { hearOfPictures } from './statePicture.ts';
import { isUsual, NoSuchData, type Twin, twinArgs, twinOf } from './storyData.tsx';
import { WithSettings } from './WithSettings.tsx';

async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // Relative, so that a static build works under any path.
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledFrame({ frame, defaults }) {
      const { request } = frame.data as { request?: Request };
      if (request && new URL(request.url).pathname.startsWith('/api/')) defaults.error();
    },
  });
  return worker;
}

// `components` is read but missing in the parameter's type.
const docs = {
  container: DocsContainer,
  components: elements,
  page: ComponentPage,
  // The code of an example would be taken for that of the playground, whose story it is.
  source: { transform: playgroundCode, type: isExample() ? ('code' as const) : ('dynamic' as const) },
};

if (import.meta.env.MODE === 'test') {
  // The pointer rests in the top left corner; what stood there would look pointed at.
  document.body.style.paddingTop = '1px';
  // What a test waits for takes long on a computer that runs other tests beside it.
  configure({ asyncUtilTimeout: 10_000 });
} else void hearOfPictures();
holdExampleLinks();

// A frame of a docs page has only its own story.
const ownArgs = await framedArgs();

// Docs pages set up several stories at once, but the worker may start only once.
let worker: ReturnType<typeof startWorker> | undefined;

export default definePreview({
  addons: [
    addonDocs(),
    addonA11y(),
    addonVitest(),
    addonMsw(() => {
      worker ??= startWorker();
      return worker;
    }),
  ],
  // The notification store outlives a story, and shows at most three at a time.
  beforeEach: clearNotices,
  // Readers choose in the toolbar; a test has to check every choice.
  afterEach: import.meta.env.MODE === 'test' ? checkDrawn : undefined,
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: 'error',
      // The panel also lists what passed; a test would describe and send thousands of elements that nobody reads.
      ...(import.meta.env.MODE === 'test' ? { options: { resultTypes: ['violations'] } } : {}),
    },
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs,
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Foundations',
          [
            'Introduction',
            'Motif',
            'Before and after',
            'Colour',
            'Typography',
            'Spacing',
            'Numbers',
            'Writing',
            'Icons',
            'Motion and elevation',
            'Accessibility',
          ],
          'Patterns',
          [
            'Forms that save',
            'Lists with selection',
            'Empty, loading, failed',
            'Destructive actions',
            'Notices',
            'Tables of figures',
          ],
          'Guides',
          [
            'Embedding',
            'Vite and Webpack',
            'Next',
            'React Router',
            'Beside your Mantine',
            'Beside Tailwind',
            'Plain HTML',
            'Connect by id and token',
            'Sign-in',
            'CORS and CSP',
            'Jest and Vitest',
            'API reference',
            'Theming',
            'Theme editor',
            'Labels',
            'Upgrade',
            'Changelog',
            'Contributing',
            'Add a language',
          ],
          'Catalogue',
          ['All components', 'Status', 'Coverage', 'What changed'],
          'Screens',
          [
            'LoginScreen',
            'ActivateScreen',
            'ForgotScreen',
            'ResetScreen',
            'CheckingScreen',
            'PendingApprovalScreen',
            'PickOrgScreen',
            'OrgPendingApprovalScreen',
            'SubscribeScreen',
            'UtilityScreen',
            'CampaignListScreen',
            'CampaignDetailScreen',
            'BenchmarksScreen',
            'MethodologyScreen',
            'ImageListScreen',
            'ImageDetailScreen',
            'ImageSetScreen',
            'FileCompareScreen',
            'BundleListScreen',
            'BundleScreen',
            'OrganizationScreen',
            'AdminScreen',
            'PrivacyScreen',
          ],
          'Components',
          [
            'Layout',
            'Feedback',
            'Form',
            'Account',
            'Organization',
            'Campaigns',
            'Benchmarks',
            'Images',
            'Creatives',
            'Admin',
            'Theme',
          ],
          'Flows',
          ['Sign-up to subscription', 'Campaign in four stages', 'Upload to download'],
        ],
      },
    },
    // The modes of `scripts/pictures/modes.ts`.
    chromatic: {
      modes: {
        light: { theme: 'light' },
        dark: { theme: 'dark' },
        narrow: { theme: 'light', viewport: 'narrow' },
        german: { theme: 'light', locale: languages.de.locale },
        rtl: { theme: 'light', direction: 'rtl' },
        forced: { theme: 'light', contrast: 'forced' },
      },
    },
    viewport: {
      options: {
        narrow: { name: 'Narrow, 320 px', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 820 px', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1280 px', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
  argTypesEnhancers: [withPropLines],
  argsEnhancers: [() => ownArgs],
  globalTypes,
  initialGlobals,
  loaders: [
    async (context) => ({
      twin: isUsual(context) ? await twinOf(context.globals.data, context.componentId) : undefined,
    }),
  ],
  decorators: [
    (Story, context) => {
      const { globals, loaded } = context;
      const twin: Twin | undefined = loaded.twin;
      const standing: Standing | undefined = (twin ?? context).parameters?.frame;
      const page = (
        <>
          {globals.data !== 'typical' && isUsual(context) && !twin && (
            <NoSuchData data={String(globals.data)} />
          )}
          {twin ? twin.undecoratedStoryFn({ ...context, args: twinArgs(twin, context) } as never) : <Story />}
        </>
      );
      return (
        <WithSettings story={context} standing={standing}>
          {page}
        </WithSettings>
      );
    },
  ],
});
