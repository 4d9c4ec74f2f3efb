import { expect, it } from 'vitest';
import { byteRange } from './byteRange.ts';

it.each([
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=40-59', { first: 40, last: 59 }],
  ['BYTES=40-59', { first: 40, last: 59 }],
  ['bytes= 40-59 ', { first: 40, last: 59 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=99-', { first: 99, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
])('%s of 100 bytes is a part', (header, part) => expect(byteRange(header, 100)).toEqual(part));

it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
  '%s of 100 bytes is beyond them',
  (header) => expect(byteRange(header, 100)).toBe('beyond'),
);

it.each([
  undefined,
  '',
  'bytes',
  'bytes=',
  'bytes=-',
  'bytes=a-b',
  'bytes=+1-2',
  'bytes=9-5',
  'bytes=0-1,5-6',
  'items=0-1',
])('%s is ignored', (header) => expect(byteRange(header, 100)).toBeUndefined());

it.each(['bytes=0-', 'bytes=-1'])('%s of an empty file is beyond it', (header) =>
  expect(byteRange(header, 0)).toBe('beyond'),
);
