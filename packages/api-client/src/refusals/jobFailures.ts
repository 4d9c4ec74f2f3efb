import type { JobFailure } from '../generated/schema.ts';

/** Why a job failed, in English. */
export const jobFailures: Readonly<Record<JobFailure, string>> = {
  image_unreadable: 'The image cannot be read. Use PNG, JPG, WEBP, AVIF or GIF.',
  image_too_large: 'The image is too large.',
  format_unavailable: 'This format cannot store the picture.',
  took_too_long: 'The image took too long to process.',
  out_of_memory: 'The image needed more memory than a job may use.',
  encoder_stopped: 'The image could not be processed: the encoder stopped unexpectedly.',
  file_missing: 'The image file is missing. Please upload it again.',
  storage_full: 'There is no space left to store the pictures. Please try again later.',
  interrupted: 'The job was interrupted too often and given up.',
  not_finished: 'The job could not be finished. Please try again.',
  creative_unreadable: 'The creative cannot be opened. Please upload it again.',
  creative_too_demanding: 'The creative needs more time or memory than a job may use.',
};
