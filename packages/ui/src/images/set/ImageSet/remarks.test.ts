import { expect, test } from 'vitest';
import { photo } from '../../fixtures.ts';
import { type SetRow, setRow } from '../setFiles.ts';
import { imageSetLabels } from './imageSetLabels.ts';
import { remarksOn, remarkText } from './remarks.ts';

const bare = setRow({ image: photo, job: null });
const said = (row: Partial<SetRow>) =>
  remarkText(remarksOn({ ...bare, ...row }, imageSetLabels, (bytes) => `${bytes / 1000}`));

test.each<[string, Partial<SetRow>, string]>([
  ['nothing without a platform', {}, ''],
  ['that it fits', { limit: 150_000, after: 100_000, breaks: [] }, 'fits 150 KB'],
  ['that it is taken', { limit: null, after: 100_000, breaks: [] }, 'can be uploaded'],
  ['the limit that it exceeds', { limit: 150_000, after: 200_000, breaks: ['bytes'] }, 'over 150 KB'],
  ['why it is not taken', { limit: null, breaks: ['dimensions'] }, 'width or height not accepted'],
  [
    'every reason',
    { limit: 150_000, after: 200_000, breaks: ['format', 'bytes', 'dimensions'] },
    'over 150 KB; format not accepted; width or height not accepted',
  ],
  [
    'that it is not taken, where the reason is unknown',
    { limit: null, breaks: undefined },
    'cannot be uploaded',
  ],
])('of a file is said %s', (_, row, sentence) => {
  expect(said(row)).toBe(sentence);
});

test('the rule is named, so that a page can say where it is kept', () => {
  const row: SetRow = { ...bare, limit: null, breaks: ['dimensions'] };
  expect(remarksOn(row, imageSetLabels, String)).toEqual([
    { word: 'width or height not accepted', broken: true, rule: 'dimensions' },
  ]);
});
