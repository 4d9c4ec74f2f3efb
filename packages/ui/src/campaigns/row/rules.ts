import { parseDecimal, parseDigits } from '../../form/numbers.ts';

/** The longest name, in characters. */
export const longestName = 200;

/** Messages shown below an invalid field; every row form accepts replacements through its labels. */
export const rowMessages = {
  nameRequired: 'Enter a name.',
  nameTooLong: (most: number) => `Use at most ${most} characters.`,
  countryRequired: 'Choose a country.',
  regionRequired: 'Choose a region.',
  deviceRequired: 'Choose a device.',
  placementRequired: 'Choose a placement.',
  impressionsRequired: 'Enter the number of impressions, digits only.',
  payloadRequired: 'Enter the payload as a number, for example 2.5.',
  copiesRequired: 'Enter a whole number of copies.',
  linesInvalid: 'Use digits only, or leave it blank.',
  viewTimeRequired: 'Enter the view time in whole seconds.',
  ratioInvalid: 'Enter a number between 0 and 1, for example 0.25.',
  tooLarge: (most: number) => `Enter ${most.toLocaleString('en')} or less.`,
  negative: 'Enter 0 or more.',
};

export type RowMessages = typeof rowMessages;

/** A rule takes the typed text and returns a message, or null if it is valid. */
type Rule = (typed: string) => string | null;

export const chosen =
  (message: string): Rule =>
  (typed) =>
    typed === '' ? message : null;

export const named =
  (text: RowMessages): Rule =>
  (typed) => {
    const { length } = [...typed.trim()];
    if (length === 0) return text.nameRequired;
    return length > longestName ? text.nameTooLong(longestName) : null;
  };

export const decimal =
  (text: RowMessages, message: string, most: number): Rule =>
  (typed) => {
    const value = parseDecimal(typed);
    if (value === null) return message;
    if (value < 0) return text.negative;
    return value > most ? text.tooLarge(most) : null;
  };

export const digits =
  (text: RowMessages, message: string, most: number): Rule =>
  (typed) => {
    const value = parseDigits(typed);
    if (value === null) return message;
    return value > most ? text.tooLarge(most) : null;
  };

/** Any number: a ratio is clamped when it is sent, so only text that is not a number is invalid. */
export const ratio =
  (text: RowMessages): Rule =>
  (typed) =>
    parseDecimal(typed) === null ? text.ratioInvalid : null;

export const optional =
  (rule: Rule): Rule =>
  (typed) =>
    typed.trim() === '' ? null : rule(typed);

/** The messages of the invalid fields, by field name. */
export function faults<Field extends string>(
  checks: Record<Field, string | null>,
): Partial<Record<Field, string>> {
  const found: Partial<Record<Field, string>> = {};
  for (const field in checks) {
    const message = checks[field];
    if (message !== null) found[field] = message;
  }
  return found;
}
