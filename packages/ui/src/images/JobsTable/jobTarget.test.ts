import { expect, test } from 'vitest';
import { createFormat } from '../../format/format.ts';
import type { ImageJob } from '../../types.ts';
import { platformLabels } from '../OptimizeForm/optimizeFormLabels.ts';
import { jobPlatform, jobTarget, jobType } from './jobTarget.ts';

const english = createFormat('en-GB', 'UTC');

test.each<[Pick<ImageJob, 'type' | 'job_type' | 'target'>, string]>([
  [{ type: 'lightweighting', target: 0.98 }, 'SSIM 0.980'],
  [{ job_type: 'lightweighting', target: 0.9 }, 'SSIM 0.900'],
  [{ type: 'ms-lightweighting', target: 0.9655 }, 'MS-SSIM 0.966'],
  [{ type: 'file_size', target: 1200 }, '1,200 KB'],
  [{ type: 'bpp', target: 0.1505 }, '0.1505 bpp'],
  [{ type: 'lean', target: null }, ''],
  [{ type: 'lightweighting' }, ''],
  [{ type: 'something new', target: 3 }, '3'],
])('%j was asked for %j', (job, words) => {
  expect(jobTarget(job, english, { kb: 'KB', bpp: 'bpp' })).toBe(words);
});

test.each<[Pick<ImageJob, 'type' | 'job_type'>, string]>([
  [{ type: 'bpp' }, 'bpp'],
  [{ job_type: 'lean' }, 'lean'],
  [{ type: 'bpp', job_type: 'lean' }, 'bpp'],
  [{}, ''],
])('the type of %j is %j', (job, type) => {
  expect(jobType(job)).toBe(type);
});

test.each([
  ['google-ads', 'Google Ads, uploaded display ads'],
  ['another', 'another'],
])('the platform %j is named %j', (preset, name) => {
  expect(jobPlatform(platformLabels, preset)).toBe(name);
});
