import { ImageTooLarge, OptimiserError } from '../errors.ts';

/** Why a picture of a bundle stays as it was; each has a sentence. */
export const keptSentences = {
  'not-written': 'Pictures of this kind and size are not written.',
  damaged: 'No file of the same format reaches the goal undamaged.',
  'not-smaller': 'No file that reaches the goal is smaller.',
  minified: 'It is minified already.',
  unreadable: 'It cannot be read.',
  'too-large': 'It is too large.',
  'too-demanding': 'It needs more time or memory than a job may use.',
  failed: 'It could not be processed.',
} as const;

/** The key of such a sentence. */
export type KeptReason = keyof typeof keptSentences;

/** The reason of a picture that an error keeps as it was. */
export function keptBy(error: unknown): KeptReason {
  if (!(error instanceof OptimiserError)) return 'failed';
  if (error.code === 'unsupported') return 'unreadable';
  if (error.code === 'unavailable') return 'not-written';
  if (error instanceof ImageTooLarge) return error.limit.of === 'scans' ? 'too-demanding' : 'too-large';
  return error.code === 'deadline' || error.code === 'memory' ? 'too-demanding' : 'failed';
}
