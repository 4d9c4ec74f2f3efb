import babel from '@rolldown/plugin-babel';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './scripts/chromium.ts';
import { enterScratchFolder } from './scripts/lib/scratch.mjs';

enterScratchFolder();

/** A new object for each project: Vitest modifies it. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: chromiumLaunch,
    contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' },
  }),
  instances: [{ browser: 'chromium' as const }],
});

// Starting Storybook takes seconds; a run that names other projects does not wait for it.
const named = process.argv.join(' ').match(/--project[ =]\S+/g);
const isWanted = (project: string) => !named || named.some((name) => name.endsWith(project));

const stories = async () => {
  if (!isWanted('stories')) return [];
  return [
    {
      extends: true as const,
      resolve: { conditions: ['@leaf/source', ...defaultClientConditions] },
      plugins: [await storybookTest({ configDir: '.storybook' })],
      // Journeys play a whole story, on a computer that may be busy.
      test: { name: 'stories', browser: browser(), isolate: false, testTimeout: 60_000 },
    },
  ];
};

// As Node itself resolves: bundler-only builds ('module') may not run there.
const nodeConditions = [
  '@leaf/source',
  ...defaultServerConditions.filter((condition) => condition !== 'module'),
];
const node = { resolve: { conditions: nodeConditions, mainFields: ['main'] } };

export default defineConfig({
  ssr: { resolve: { conditions: nodeConditions } },
  test: {
    reporters: [
      'default',
      './scripts/summary-reporter.ts',
      './packages/portal/test/support/coverage-reporter.ts',
    ],
    // A shared machine may stall for seconds; a real fault fails twice.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        ...node,
        test: {
          name: 'unit',
          environment: 'node',
          // Loading the modules again for each file would take as long as the tests.
          isolate: false,
          // Only stops what hangs: pictures are encoded and compared, and the tests of the server run beside it.
          testTimeout: 30_000,
          include: [
            '{packages/{emissions,optimiser,api-client,ui,connect,elements,portal}/src,scripts,stories,.storybook}/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        extends: true,
        ...node,
        test: {
          name: 'server',
          environment: 'node',
          include: ['packages/server/{src,test}/**/*.test.ts'],
          // Files start programs and databases of their own and share only modules; much of their time is waiting.
          isolate: false,
          maxWorkers: 2,
          // Only stops what hangs: no test asserts a duration, and the computer may be busy.
          hookTimeout: 120_000,
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        // Compiled, as it is built.
        plugins: [msw({ mode: 'worker-only' }), react(), babel({ presets: [reactCompilerPreset()] })],
        resolve: { conditions: ['@leaf/source', ...defaultClientConditions] },
        // Discovered only in a worker, they would reload the page during a test.
        optimizeDeps: { include: ['hucre/xlsx', 'papaparse', 'react/compiler-runtime'] },
        test: {
          name: 'portal',
          browser: browser(),
          include: ['packages/{connect,portal}/test/**/*.test.tsx'],
          // The tests mostly wait, so that two files at once fit on one processor.
          maxWorkers: 2,
          // The longest pause in the specification is 0.7 s; the rest is for a busy computer.
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        ...node,
        test: {
          name: 'durability',
          environment: 'node',
          // Takes minutes of kills, cuts and outages; run by npm run test:durability.
          include: process.env.DURABILITY ? ['packages/server/test/trials/*.trial.ts'] : [],
          fileParallelism: false,
          hookTimeout: 120_000,
          testTimeout: 600_000,
        },
      },
      ...(await stories()),
    ],
  },
});
