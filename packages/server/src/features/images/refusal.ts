import type { RefusalCode } from '@leaf/api-client/contract';
import { type ImageFault, ImageTooLarge, OptimiserError, UnsupportedImage } from '@leaf/optimiser';
import { type Problem, refuse } from '../../core/problem.ts';

function tooLarge({ limit }: ImageTooLarge, details: { detail: string; cause: unknown }): Problem {
  switch (limit.of) {
    case 'file':
      return refuse('file_too_large', { megabytes: limit.megabytes }, details);
    case 'image':
      return refuse('image_too_large', { megapixels: limit.megapixels }, details);
    case 'animation':
      return refuse('animation_too_large', { frames: limit.frames, megapixels: limit.megapixels }, details);
    case 'profile':
      return refuse('profile_too_large', { megabytes: limit.megabytes }, details);
    case 'scans':
      return refuse('too_many_scans', { scans: limit.scans }, details);
  }
}

const unreadable = {
  empty: 'file_empty',
  format: 'not_a_picture',
  damaged: 'image_damaged',
  animation: 'animation_unreadable',
  hdr: 'image_hdr',
} as const satisfies Record<ImageFault, RefusalCode>;

/** The refusal of an upload, if the optimiser gives a reason; any other error unchanged. */
export function refusal(error: unknown): unknown {
  if (!(error instanceof OptimiserError)) return error;
  const details = { detail: error.message, cause: error };
  if (error instanceof ImageTooLarge) return tooLarge(error, details);
  if (error instanceof UnsupportedImage) return refuse(unreadable[error.fault], undefined, { cause: error });
  if (error.code === 'deadline' || error.code === 'memory')
    return refuse('image_too_demanding', undefined, details);
  if (error.code === 'crashed') return refuse('not_a_picture', undefined, { cause: error });
  return error;
}
