import { ImageTooLarge, OptimiserError, UnsupportedImage } from '@leaf/optimiser';
import { Problem } from '../../http/problem.ts';

/** Whether an error of the file system or of a store says that there is no room left. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

export const tooLarge = (maxBytes: number): Problem =>
  new Problem(413, `The file is too large: at most ${maxBytes / 1e6} MB are allowed.`);

/** What an upload is refused with, when the optimiser says so; any other error as it is. */
export function refusal(error: unknown): unknown {
  if (error instanceof ImageTooLarge) return new Problem(413, error.message, { cause: error });
  if (error instanceof UnsupportedImage) return new Problem(415, error.message, { cause: error });
  if (error instanceof OptimiserError) {
    if (error.code === 'deadline' || error.code === 'memory')
      return new Problem(413, error.message, { cause: error });
    if (error.code === 'crashed') return new Problem(415, new UnsupportedImage(error.message).message);
  }
  return error;
}
