import babel from '@rolldown/plugin-babel';
import { defineMain } from '@storybook/react-vite/node';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import remarkGfm from 'remark-gfm';
import { defaultClientConditions, mergeConfig } from 'vite';
import { fontLicence } from '../scripts/lib/fontLicence.ts';
import { reference } from './reference.ts';
import { searchable } from './searchIndex.ts';
import { sizes } from './sizes.ts';
import { textPages } from './textPages.ts';

// A dependency discovered only when a story imports it would reload the page during a test run.
const dependencies = [
  'react',
  'react/jsx-dev-runtime',
  'react/compiler-runtime',
  'react-dom',
  'react-dom/client',
  '@mantine/charts',
  '@mantine/core',
  '@mantine/dropzone',
  '@mantine/form',
  '@mantine/hooks',
  '@mantine/notifications',
  '@tabler/icons-react',
  '@tanstack/react-query',
  '@tanstack/react-virtual',
  'get-nonce',
  'hucre/xlsx',
  'modern-screenshot',
  'msw',
  'msw/browser',
  'openapi-fetch',
  'papaparse',
  'react-router-dom',
  'recharts',
];

/** Presets that the types of the configuration leave out. */
const untyped = {
  // Links to a published Storybook are shown by it.
  title: 'Leaf',
  storyIndexGenerator: async (generator: Parameters<typeof searchable>[0]) => searchable(generator),
};

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../stories/**/*.mdx',
    '../stories/**/*.stories.@(ts|tsx)',
    '../packages/ui/src/**/*.stories.tsx',
  ],
  // The product's own favicon, and the comparison that `npm run test:visual` writes.
  staticDirs: ['../packages/portal/public', { from: '../stories/catalogue/notCompared', to: '/changes' }],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
    // Its panel compares with the server of whoever develops, so a published Storybook does not have it.
    ...(process.env.NODE_ENV === 'production' ? [] : ['@chromatic-com/storybook']),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Tests have sentences for names, which would be found before the components they test. The filter shows them again.
  tags: { 'test-fn': { defaultFilterSelection: 'exclude' } },
  // The headings of pages are found too.
  features: { experimentalTestSyntax: true, experimentalSearchDocsHeadings: true },
  ...untyped,
  typescript: { reactDocgen: 'react-docgen-typescript' },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [
        msw({ mode: 'worker-only' }),
        react(),
        sizes(),
        reference(),
        textPages(),
        fontLicence(),
        process.env.NO_COMPILER ? null : babel({ presets: [reactCompilerPreset()] }),
      ],
      resolve: { conditions: ['@leaf/source', ...defaultClientConditions] },
      optimizeDeps: { include: dependencies },
      build: {
        chunkSizeWarningLimit: 4000,
        license: { fileName: 'assets/LICENSES.md' },
        rolldownOptions: { checks: { moduleLevelDirective: false } },
      },
    }),
});
