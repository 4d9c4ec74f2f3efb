import { photo, platformResult, result } from '../fixtures.ts';
import type { SetEntry } from './setFiles.ts';

const job = { type: 'lightweighting', target: 0.98, created_at: '2026-11-20T10:00:00.000Z' };

/** A set in which everything happens: finished, for a platform, running, failed, not started. */
export const setEntries: SetEntry[] = [
  { image: photo, job: { ...job, id: 41, status: 'completed', progress: 1, error: null, result } },
  {
    image: { ...photo, id: 8, filename: 'half-page.png', dimensions: '300x600', width: 300, height: 600 },
    job: { ...job, id: 42, status: 'completed', progress: 1, error: null, result: platformResult },
  },
  {
    image: { ...photo, id: 9, filename: 'leaderboard.png' },
    job: { ...job, id: 43, status: 'running', progress: 0.4, error: null, result: null },
  },
  {
    image: { ...photo, id: 10, filename: 'skyscraper.png' },
    job: {
      ...job,
      id: 44,
      status: 'failed',
      progress: 0.2,
      error: 'The image took too long to process.',
      result: null,
    },
  },
  { image: { ...photo, id: 11, filename: 'medium-rectangle.png' }, job: null },
];

const original = { format: 'original', quality: null, size: 74_848, ssim: 1 } as const;
const avif = { format: 'avif', quality: 40, size: 14_120, ssim: 0.9512 } as const;

/** The set with two files chosen by hand. */
export const chosenEntries: SetEntry[] = setEntries.map((entry) => ({
  ...entry,
  chosen: { 5: original, 8: avif }[entry.image.id],
}));
