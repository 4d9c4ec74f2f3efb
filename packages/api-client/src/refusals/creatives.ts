import { count, refusal } from './refusal.ts';

type InZip = { file: string };

/** HTML5 creatives; `file` is the one in the ZIP that is to blame. */
export const creativeRefusals = {
  creative_not_found: refusal(404, 'This creative does not exist.'),
  creative_limit_reached: refusal(
    409,
    ({ limit }: { limit: number }) =>
      `Your organization may have at most ${count(limit)} creatives. Delete some to make room.`,
  ),
  creative_too_demanding: refusal(413, 'The creative needs more time or memory than there is.'),
  creative_empty: refusal(415, 'The file is empty. Use the ZIP of a creative.'),
  creative_not_a_zip: refusal(415, 'The file is no ZIP, or it is damaged.'),
  creative_too_large: refusal(413, 'The ZIP is larger than 25 MB.'),
  creative_too_many_files: refusal(413, 'The ZIP has more than 500 files.'),
  creative_too_much_inside: refusal(413, 'The files in the ZIP have more than 50 MB together.'),
  creative_zip_bomb: refusal(
    413,
    ({ file }: InZip) => `The ZIP packs ${file} so tightly that it cannot be part of a creative.`,
  ),
  creative_encrypted: refusal(415, ({ file }: InZip) => `The ZIP is encrypted: ${file}.`),
  creative_unknown_packing: refusal(
    415,
    ({ file }: InZip) => `The ZIP packs ${file} in a way other than Deflate.`,
  ),
  creative_zip64: refusal(
    415,
    ({ file }: InZip) => `The ZIP is in the ZIP64 format, which no creative needs: ${file}.`,
  ),
  creative_unsafe_path: refusal(
    415,
    ({ file }: InZip) =>
      `A file in the ZIP has a name that leads out of its folder, or is absolute: ${file}.`,
  ),
  creative_unclear_path: refusal(
    415,
    ({ file }: InZip) => `A file in the ZIP has a path with a part that is empty or only a dot: ${file}.`,
  ),
  creative_colon_in_name: refusal(
    415,
    ({ file }: InZip) => `A file in the ZIP has a name with a colon, which Windows does not allow: ${file}.`,
  ),
  creative_long_path: refusal(
    415,
    ({ file }: InZip) =>
      `A file in the ZIP has a name of more than 250 characters, its folders included: ${file}.`,
  ),
  creative_unreadable_name: refusal(
    415,
    ({ file }: InZip) =>
      `A file in the ZIP has a name that cannot be read, or has invisible characters: ${file}.`,
  ),
  creative_duplicate_name: refusal(
    415,
    ({ file }: InZip) =>
      `Two files in the ZIP have the same name, or differ in upper and lower case only: ${file}.`,
  ),
  creative_special_file: refusal(
    415,
    ({ file }: InZip) => `The ZIP contains a link or a device instead of a file: ${file}.`,
  ),
  creative_nested_archive: refusal(415, ({ file }: InZip) => `The ZIP contains another archive: ${file}.`),
  creative_contradicting_headers: refusal(
    415,
    ({ file }: InZip) => `Two places in the ZIP say different things about ${file}.`,
  ),
  creative_damaged_file: refusal(415, ({ file }: InZip) => `A file in the ZIP is damaged: ${file}.`),
  creative_no_html: refusal(415, 'The ZIP contains no HTML document to start with.'),
};
