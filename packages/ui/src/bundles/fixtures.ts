import type { BundleEntry, BundleInventory } from '@leaf/optimiser/browser';
import type {
  BundleOutcome,
  Creative,
  CreativeDetail,
  CreativeJob,
  CreativeJobResult,
} from './bundleTypes.ts';

// The figures of a real creative and of a real job at SSIM 0.98.

const inventory: BundleInventory = {
  entry: 'index.html',
  entry_sure: true,
  size: { width: 300, height: 250 },
  click: 'clickTag',
  backup: 'backup.jpg',
  files: [
    { path: 'index.html', type: 'html', bytes: 531, transfer: 339, load: 'initial', found: 'html' },
    { path: 'style.css', type: 'css', bytes: 149, transfer: 136, load: 'initial', found: 'html' },
    { path: 'main.js', type: 'js', bytes: 78, transfer: 78, load: 'initial', found: 'html' },
    { path: 'img/hero.jpg', type: 'jpeg', bytes: 73697, transfer: 73697, load: 'initial', found: 'html' },
    { path: 'img/claim.png', type: 'png', bytes: 156466, transfer: 156466, load: 'initial', found: 'css' },
    { path: 'img/logo.svg', type: 'svg', bytes: 353, transfer: 241, load: 'initial', found: 'html' },
    { path: 'img/next.jpg', type: 'jpeg', bytes: 55617, transfer: 55617, load: 'later', found: 'text' },
    { path: 'backup.jpg', type: 'jpeg', bytes: 12006, transfer: 12006, load: 'backup', found: null },
    { path: 'img/old.jpg', type: 'jpeg', bytes: 15351, transfer: 15351, load: 'unused', found: null },
  ],
  initial: { requests: 6, bytes: 231274, transfer: 230957 },
  later: { requests: 1, bytes: 55617, transfer: 55617 },
  external: [
    { address: 'https://fonts.googleapis.com/css2?family=Inter', from: 'index.html', found: 'html' },
    { address: 'https://example.com/', from: 'index.html', found: 'text' },
  ],
  unused: ['img/old.jpg'],
  missing: [{ address: 'img/dot.png', from: 'style.css' }],
};

/** An HTML5 creative with heavy pictures. */
export const creative: CreativeDetail = {
  id: 3,
  filename: 'seeding-300x250.zip',
  created_at: '2026-11-20T09:30:00.000Z',
  bytes: 314672,
  width: 300,
  height: 250,
  file_count: 9,
  picture_count: 6,
  initial: inventory.initial,
  later: inventory.later,
  job: { id: 12, status: 'completed', progress: 1, bytes: 104477 },
  inventory,
};

export const creativeResult: CreativeJobResult = {
  before: {
    bytes: 314672,
    initial: { requests: 6, bytes: 231274, transfer: 230957 },
    later: { requests: 1, bytes: 55617, transfer: 55617 },
  },
  after: {
    bytes: 104477,
    initial: { requests: 6, bytes: 60480, transfer: 60254 },
    later: { requests: 1, bytes: 25845, transfer: 25845 },
  },
  pictures: [
    {
      path: 'img/hero.jpg',
      format: 'jpeg',
      before: 73697,
      after: 25533,
      ssim: 0.981067,
      kept: null,
      removed: [],
    },
    {
      path: 'img/claim.png',
      format: 'png',
      before: 156466,
      after: 34014,
      ssim: 0.980764,
      kept: null,
      removed: [],
    },
    {
      path: 'img/logo.svg',
      format: 'svg',
      before: 353,
      after: 175,
      ssim: null,
      kept: null,
      removed: ['<script>', 'onload (event handler)'],
    },
    {
      path: 'img/next.jpg',
      format: 'jpeg',
      before: 55617,
      after: 25845,
      ssim: 0.981256,
      kept: null,
      removed: [],
    },
    {
      path: 'backup.jpg',
      format: 'jpeg',
      before: 12006,
      after: 9009,
      ssim: 0.982049,
      kept: null,
      removed: [],
    },
    {
      path: 'img/old.jpg',
      format: 'jpeg',
      before: 15351,
      after: 8995,
      ssim: 0.980856,
      kept: null,
      removed: [],
    },
  ],
  budgets: [{ of: 'zip', limit: 150000, kept: true, least: null }],
};

/** The same with a limit of 20 KB, which the texts and the smallest pictures do not leave room for. */
export const tightResult: CreativeJobResult = {
  ...creativeResult,
  budgets: [{ of: 'zip', limit: 20000, kept: false, least: 71935 }],
};

export const lighterCreative: BundleOutcome = { after: creativeResult.after };

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
