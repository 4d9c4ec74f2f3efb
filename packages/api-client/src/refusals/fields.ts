import { count } from './refusal.ts';

/** The readable name of a field, for example `E-mail`. */
type Field = { field: string };
type Range = Field & { type: string; minimum?: number; maximum?: number };

function inRange({ field, type, minimum, maximum }: Range): string {
  const number = type === 'integer' ? 'a whole number' : 'a number';
  if (minimum !== undefined && maximum !== undefined)
    return `${field} must be ${number} from ${count(minimum)} to ${count(maximum)}.`;
  if (minimum !== undefined) return `${field} must be ${number} of at least ${count(minimum)}.`;
  if (maximum !== undefined) return `${field} must be ${number} of at most ${count(maximum)}.`;
  return `${field} must be ${number}.`;
}

const entries = (value: number): string => `${count(value)} ${value === 1 ? 'entry' : 'entries'}`;

/** Every fault of a single value, with its English sentence. */
export const fieldFaults = {
  missing: ({ field }: Field) => `${field} is required.`,
  unknown_field: ({ field }: Field) => `${field} is not known here.`,
  not_a_number: inRange,
  not_whole: inRange,
  out_of_range: inRange,
  not_a_boolean: ({ field }: Field) => `${field} must be true or false.`,
  not_a_list: ({ field }: Field) => `${field} must be a list.`,
  not_an_object: ({ field }: Field) => `${field} must be an object.`,
  not_text: ({ field }: Field) => `${field} must be text.`,
  body_not_an_object: () => 'Send a JSON object.',
  too_short: ({ field, minimum }: Field & { minimum: number }) =>
    `${field} must have at least ${count(minimum)} characters.`,
  too_long: ({ field, maximum }: Field & { maximum: number }) =>
    `${field} must have at most ${count(maximum)} characters.`,
  too_few: ({ field, minimum }: Field & { minimum: number }) =>
    `${field} must have at least ${entries(minimum)}.`,
  too_many: ({ field, maximum }: Field & { maximum: number }) =>
    `${field} must have at most ${entries(maximum)}.`,
  duplicate: ({ field }: Field) => `${field} must not name the same entry twice.`,
  unknown_value: ({ field, allowed }: Field & { allowed: readonly string[] }) =>
    `${field} must be one of ${allowed.join(', ')}.`,
  not_an_email: ({ field }: Field) => `${field} must be an e-mail address.`,
  not_six_digits: ({ field }: Field) => `${field} has 6 digits.`,
  blank: ({ field }: Field) => `${field} needs a visible character.`,
  hidden_character: ({ field }: Field) => `${field} has an invisible character; type it again without it.`,
  address_in_name: ({ field }: Field) => `${field} must not contain an e-mail address or a link.`,
  not_visible: ({ field }: Field) => `${field} needs a visible character and no control characters.`,
  forbidden_character: ({ field }: Field) => `${field} has a character that is not allowed.`,
  not_a_version: () => 'If-Match takes a version in straight quotation marks, such as "3".',
  unknown_country: ({ field, value }: Field & { value: string }) =>
    `${field}: we have no figures for “${value}”.`,
  unknown_region: ({ field, allowed }: Field & { allowed: readonly string[] }) =>
    `${field} must be one of ${allowed.join(', ')}.`,
  region_with_fixed_ratio: () => 'Give either a region or the share of fixed networks, not both.',
  region_or_fixed_ratio_missing: () => 'Give either a region or the share of fixed networks.',
  not_in_future: ({ field }: Field) => `${field} must be in the future.`,
  beyond_key: ({ field }: Field) => `${field} must not go beyond those of the key.`,
  malformed: ({ field }: Field) => `${field} is not valid.`,
  password_too_short: ({ minimum }: { minimum: number }) =>
    `Choose a password of at least ${minimum} characters.`,
  password_is_email: () => 'Choose a password that is not your e-mail address.',
  password_too_common: () => 'This password is too common. Choose another.',
  password_repeats: () => 'Choose a password that is not one character repeated.',
  password_is_product: () => 'Choose a password that is not the name of this product.',
  target_not_taken: () => 'This mode takes no target.',
  target_missing: ({ unit }: { unit: string }) => `Enter a target in ${unit}.`,
  target_out_of_range: ({ minimum, maximum, unit }: { minimum: number; maximum: number; unit: string }) =>
    `The target must be between ${minimum} and ${maximum} ${unit}.`,
  wrong_cursor: () => 'The cursor is not one of this list.',
  wrong_part: () => 'Send the file in the field "file".',
  no_file_name: () => 'The file has no name. Send it with a file name, such as banner.png.',
  image_not_named: () => 'The images must contain the one that is addressed.',
  sizes_or_preset: () => 'Name either sizes or a platform.',
  preset_without_sizes: () => 'This platform lists no sizes of its own. Name the sizes.',
} satisfies Record<string, (params: never) => string>;

/** The code of a fault of a single value. */
export type FieldFault = keyof typeof fieldFaults;

/** The values that a fault's sentence names, without the field, whose name depends on the language. */
export type FieldParams<C extends FieldFault> = Omit<
  Parameters<(typeof fieldFaults)[C]>[0] & object,
  'field'
>;
