import { expect, it } from 'vitest';
import { failures, ImageTooLarge, OptimiserError, UnsupportedImage } from '../errors.ts';
import { keptBy } from './kept.ts';

it.each([
  ['a picture that cannot be read', new UnsupportedImage(), 'unreadable'],
  ['a format that is not written', new OptimiserError('unavailable', 'No.'), 'not-written'],
  ['a large one', new ImageTooLarge('Too large.', { of: 'image', megapixels: 64 }), 'too-large'],
  ['one of many scans', new ImageTooLarge('Too many.', { of: 'scans', scans: 100 }), 'too-demanding'],
  ['one that takes too long', failures.deadline(), 'too-demanding'],
  ['one that takes too much memory', failures.memory(), 'too-demanding'],
  ['one that stops the encoder', failures.crashed(), 'failed'],
  ['one whose optimiser was closed', failures.closed(), 'failed'],
  ['a fault that nobody expected', new Error('Oh.'), 'failed'],
])('%s is kept, and says why', (_, error, kept) => expect(keptBy(error)).toBe(kept));
