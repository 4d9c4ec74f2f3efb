import { ImageTooLarge, OptimiserError } from '@leaf/optimiser';
import { BundleError, type BundleErrorCode } from '@leaf/optimiser/bundle';
import { type Problem, refuse } from '../../core/problem.ts';
import { visibleLine } from '../../text/names.ts';

/** Visible characters of a name in a ZIP that a refusal shows. */
const MAX_NAME = 120;

type Say = (file: string, cause: unknown) => Problem;

const plain =
  (
    code:
      | 'creative_not_a_zip'
      | 'creative_too_large'
      | 'creative_too_many_files'
      | 'creative_too_much_inside'
      | 'creative_no_html',
  ): Say =>
  (_file, cause) =>
    refuse(code, undefined, { cause });

const naming =
  (
    code:
      | 'creative_zip_bomb'
      | 'creative_encrypted'
      | 'creative_unknown_packing'
      | 'creative_zip64'
      | 'creative_unsafe_path'
      | 'creative_unclear_path'
      | 'creative_colon_in_name'
      | 'creative_long_path'
      | 'creative_unreadable_name'
      | 'creative_duplicate_name'
      | 'creative_special_file'
      | 'creative_nested_archive'
      | 'creative_contradicting_headers'
      | 'creative_damaged_file',
  ): Say =>
  (file, cause) =>
    refuse(code, { file }, { cause });

const refusals: Readonly<Record<BundleErrorCode, Say>> = {
  'not-a-zip': plain('creative_not_a_zip'),
  'too-large': plain('creative_too_large'),
  'too-many-files': plain('creative_too_many_files'),
  'too-much-inside': plain('creative_too_much_inside'),
  'zip-bomb': naming('creative_zip_bomb'),
  encrypted: naming('creative_encrypted'),
  'unknown-packing': naming('creative_unknown_packing'),
  zip64: naming('creative_zip64'),
  'unsafe-path': naming('creative_unsafe_path'),
  'unclear-path': naming('creative_unclear_path'),
  'colon-in-name': naming('creative_colon_in_name'),
  'long-path': naming('creative_long_path'),
  'unreadable-name': naming('creative_unreadable_name'),
  'duplicate-name': naming('creative_duplicate_name'),
  'special-file': naming('creative_special_file'),
  'nested-archive': naming('creative_nested_archive'),
  'contradicting-headers': naming('creative_contradicting_headers'),
  'damaged-file': naming('creative_damaged_file'),
  'no-html': plain('creative_no_html'),
};

/**
 * The refusal of an uploaded creative, if the optimiser gives a reason; any other error unchanged.
 * @param zip its name, for a fault of no single file
 */
export function creativeRefusal(error: unknown, zip: string): unknown {
  if (error instanceof BundleError)
    return refusals[error.code](visibleLine(error.path ?? '', MAX_NAME) || zip, error);
  if (error instanceof ImageTooLarge) return refuse('creative_too_large', undefined, { cause: error });
  if (!(error instanceof OptimiserError) || error.code === 'failed') return error;
  return refuse('creative_too_demanding', undefined, { cause: error });
}
