import { ImageTooLarge, OptimiserError, UnsupportedImage } from '@leaf/optimiser';
import { refuse } from '../../core/problem.ts';
import { hasCode } from '../../errorCodes.ts';

/** Whether an error of the file system or a store means that there is no room left. */
export const isFull = (error: unknown): boolean => hasCode(error, 'ENOSPC', 'EDQUOT');

/** The refusal of an upload, if the optimiser gives a reason; any other error unchanged. */
export function refusal(error: unknown): unknown {
  if (!(error instanceof OptimiserError)) return error;
  const details = { detail: error.message, cause: error };
  if (error instanceof ImageTooLarge) return refuse('image_too_large', undefined, details);
  if (error instanceof UnsupportedImage) return refuse('not_a_picture', undefined, details);
  if (error.code === 'deadline' || error.code === 'memory')
    return refuse('image_too_demanding', undefined, details);
  if (error.code === 'crashed')
    return refuse('not_a_picture', undefined, { detail: new UnsupportedImage(error.message).message });
  return error;
}
