import { count, refusal } from './refusal.ts';

/** Images, their pictures and their jobs. */
export const imageRefusals = {
  image_not_found: refusal(404, 'This image does not exist.'),
  picture_not_found: refusal(404, 'This picture does not exist.'),
  file_not_found: refusal(404, 'This file does not exist.'),
  file_too_large: refusal(
    413,
    ({ megabytes }: { megabytes: number }) => `The file is too large: at most ${megabytes} MB are allowed.`,
  ),
  image_too_large: refusal(
    413,
    ({ megapixels }: { megapixels: number }) =>
      `The image is too large. At most ${megapixels} megapixels are allowed.`,
  ),
  animation_too_large: refusal(
    413,
    ({ frames, megapixels }: { frames: number; megapixels: number }) =>
      `The animation is too large. At most ${frames} frames and ${megapixels} megapixels in all are allowed.`,
  ),
  profile_too_large: refusal(
    413,
    ({ megabytes }: { megabytes: number }) =>
      `The colour profile of the image is too large. At most ${megabytes} MB is allowed.`,
  ),
  too_many_scans: refusal(
    413,
    ({ scans }: { scans: number }) =>
      `The JPEG has more than ${scans} scans. Save it with fewer, or as a baseline JPEG.`,
  ),
  image_too_demanding: refusal(413, 'The image needs more time or memory than there is.'),
  not_a_picture: refusal(415, 'This file is not a picture we can read. Use PNG, JPG, WEBP, AVIF or GIF.'),
  file_empty: refusal(415, 'The file is empty. Use PNG, JPG, WEBP, AVIF or GIF.'),
  image_damaged: refusal(415, 'The image is damaged and cannot be read. Use PNG, JPG, WEBP, AVIF or GIF.'),
  animation_unreadable: refusal(
    415,
    'An animated PNG or AVIF cannot be read. Save the animation as GIF or WEBP, or upload one frame.',
  ),
  image_hdr: refusal(415, 'An HDR image cannot be read. Save it in standard dynamic range.'),
  sizes_of_animation: refusal(
    409,
    'An animation cannot be cropped. Upload it in each size, or upload one of its frames.',
  ),
  sizes_too_large: refusal(
    409,
    'The image is too small for all of these sizes: enlarging it would blur it. Upload a larger one, or ask for smaller sizes.',
  ),
  upload_unreadable: refusal(400, 'The upload could not be read.'),
  not_multipart: refusal(415, 'Send the file as multipart/form-data.'),
  one_file_only: refusal(413, 'Send one file and nothing else.'),
  settings_not_found: refusal(404, 'These settings do not exist.'),
  settings_name_taken: refusal(
    409,
    ({ name }: { name: string }) => `Settings named ${name} exist already. Choose another name.`,
  ),
  too_many_settings: refusal(
    409,
    ({ limit }: { limit: number }) => `An organization keeps at most ${limit} settings. Delete some first.`,
  ),
  job_not_found: refusal(404, 'This job does not exist.'),
  job_ended: refusal(409, 'This job has already ended.'),
  job_not_ended: refusal(409, 'Only a failed or cancelled job can be run again.'),
  too_many_jobs: refusal(
    429,
    ({ limit }: { limit: number }) => `Your organization already has ${limit} jobs waiting.`,
  ),
  too_many_uploads: refusal(
    429,
    ({ limit }: { limit: number }) => `Your organization already has ${limit} uploads under way.`,
  ),
  too_many_zips: refusal(
    429,
    ({ limit }: { limit: number }) => `Your organization is already downloading ${limit} ZIP files.`,
  ),
  zip_too_large: refusal(
    413,
    ({ megabytes }: { megabytes: number }) =>
      `These files are too large for one ZIP. At most ${megabytes} MB are allowed. Select fewer of them.`,
  ),
  uploads_busy: refusal(429, 'Too many files are being uploaded right now.'),
  image_limit_reached: refusal(
    409,
    ({ limit }: { limit: number }) =>
      `Your organization may have at most ${count(limit)} images. Delete some to make room.`,
  ),
  storage_limit_reached: refusal(
    409,
    ({ gigabytes }: { gigabytes: number }) =>
      `The images and creatives of your organization may take at most ${gigabytes} GB. Delete some to make room.`,
  ),
};
