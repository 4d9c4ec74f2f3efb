import { fixtures } from '@leaf/api-client/mocks';
import type { BundleEntry } from '@leaf/optimiser/browser';
import type {
  BundleOutcome,
  Creative,
  CreativeDetail,
  CreativeJob,
  CreativeJobResult,
} from './bundleTypes.ts';

/** An HTML5 creative with heavy pictures. */
export const creative: CreativeDetail = fixtures.creativeDetail;

export const creativeResult: CreativeJobResult = fixtures.creativeResult;

/** The same with a limit of 20 KB, which the texts and the smallest pictures do not leave room for. */
export const tightResult: CreativeJobResult = {
  ...creativeResult,
  budgets: [{ of: 'zip', limit: 20000, kept: false, least: 71935 }],
};

export const lighterCreative: BundleOutcome = { after: creativeResult.after };

/** The same where a script may load pictures that nothing names. */
export const openCreative: BundleOutcome = {
  after: { ...creativeResult.after, possible: { requests: 2, bytes: 164_900, transfer: 164_900 } },
};

export const openResult: CreativeJobResult = {
  ...creativeResult,
  ...openCreative,
  budgets: [{ of: 'initial', limit: 150_000, kept: true, least: null }],
};

export const creatives: Creative[] = [
  creative,
  {
    ...creative,
    id: 2,
    filename: 'half-page.zip',
    created_at: '2026-11-19T16:05:00.000Z',
    bytes: 118_204,
    width: 300,
    height: 600,
    file_count: 6,
    picture_count: 3,
    initial: { requests: 5, bytes: 96_310, transfer: 95_870 },
    later: { requests: 0, bytes: 0, transfer: 0 },
    job: { id: 9, status: 'running', progress: 0.4 },
  },
  {
    ...creative,
    id: 1,
    filename: 'intro.zip',
    created_at: '2026-11-12T08:00:00.000Z',
    bytes: 31_940,
    width: null,
    height: null,
    file_count: 2,
    picture_count: 1,
    initial: { requests: 2, bytes: 33_120, transfer: 31_510 },
    later: { requests: 0, bytes: 0, transfer: 0 },
    job: null,
  },
];

/** As large as a ZIP may be. */
export const manyFiles: BundleEntry[] = Array.from({ length: 500 }, (_, index) => ({
  path: index === 0 ? 'index.html' : `frames/frame-${String(index).padStart(3, '0')}.png`,
  type: index === 0 ? 'html' : 'png',
  bytes: 2_400 + index * 13,
  transfer: index === 0 ? 980 : 2_400 + index * 13,
  load: index < 40 ? 'initial' : index < 430 ? 'later' : 'unused',
  found: index === 0 || index >= 430 ? null : index < 40 ? 'html' : 'text',
}));

export const creativeJobs: CreativeJob[] = [
  {
    id: 14,
    status: 'running',
    created_at: '2026-11-20T10:05:00.000Z',
    progress: 0.4,
    error: null,
    preset: 'google-ads',
    target: 0.985,
  },
  {
    id: 13,
    status: 'failed',
    created_at: '2026-11-20T10:02:00.000Z',
    progress: 0.2,
    error: 'The creative took too long to process.',
    target: 0.98,
    kilobytes: 100,
  },
  {
    id: 12,
    status: 'completed',
    created_at: '2026-11-20T10:00:00.000Z',
    progress: 1,
    error: null,
    preset: 'google-ads',
    target: 0.98,
  },
];
