import type { FieldFault, Params } from '@leaf/api-client/contract';

/** White space of every kind, line ends included. JavaScript's own `\s` also takes U+FEFF, which shows nothing. */
const SPACES = /[\t-\r\p{Zs}\p{Zl}\p{Zp}]+/gu;

/** Scripts in which a joiner between two letters changes how a word is written, so that it says something. */
const JOINING =
  '\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}';
/** The joiners and selectors that belong where they are: in a word of such a script, and within an emoji. */
const AT_HOME = new RegExp(
  `(?<=[${JOINING}])[\\u200c\\u200d](?=[${JOINING}])|(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}]\\ufe0f?)\\u200d(?=\\p{Extended_Pictographic})|(?<=\\p{Emoji})\\ufe0f`,
  'gu',
);
/**
 * Controls, marks of direction, zero-width characters, fillers, blank Braille, private use and broken halves: what shows
 * nothing, or changes how the text around it is shown.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;
const EVERY_HIDDEN = new RegExp(HIDDEN, 'gu');
/** A mark needs a letter to stand on. */
const NOTHING = /^[\s\p{M}]*$/u;

/**
 * An e-mail address, or what leads somewhere: names travel in mails, where both would be links of the sender's choice. A
 * name such as `Example.com` is fine; it is quoted there.
 */
const ADDRESS = /\S@\S+\.\S|:\/\/|\bwww\.\S|\b(mailto|javascript):\S|\p{L}\.\p{L}{2,}[/?#]/iu;

/** Whether a tidied name contains an address. Full width and other spellings of the same characters count too. */
export const hasAddress = (name: string): boolean => ADDRESS.test(name.normalize('NFKC'));

/** What can be wrong with a name. */
export type NameFault = 'blank' | 'hidden' | 'long' | 'address';

/** A fault as the API names it. */
export const nameFinding = (fault: NameFault, max: number): { code: FieldFault; params?: Params } =>
  ({
    blank: { code: 'blank' as const },
    hidden: { code: 'hidden_character' as const },
    long: { code: 'too_long' as const, params: { maximum: max } },
    address: { code: 'address_in_name' as const },
  })[fault];

/**
 * A name as it is kept: one spelling of each character, white space of every kind one space, none at the ends.
 * @param form NFKC also makes one of characters that only look different, such as full width; NFC leaves those alone
 */
export const tidyName = (typed: string, form: 'NFC' | 'NFKC' = 'NFKC'): string =>
  typed.normalize(form).replace(SPACES, ' ').replace(/^ | $/g, '');

/**
 * What is wrong with a tidied name. Joiners inside an emoji, or between letters whose script needs them, are no fault.
 * @param max characters, which normalising can have made more
 */
export function nameFault(name: string, max: number): NameFault | null {
  const rest = name.replace(AT_HOME, '');
  if (NOTHING.test(rest.replace(EVERY_HIDDEN, ''))) return 'blank';
  if (HIDDEN.test(rest)) return 'hidden';
  if ([...name].length > max) return 'long';
  return hasAddress(name) ? 'address' : null;
}

/**
 * What is shown of a text that no person typed, such as the name of a file: one line of visible characters, cut without
 * splitting one. Empty when nothing of it can be seen.
 */
export function visibleLine(text: string, max: number): string {
  const kept: string[] = [];
  let end = 0;
  const line = tidyName(text, 'NFC');
  for (const { 0: joiner, index } of line.matchAll(AT_HOME)) {
    kept.push(line.slice(end, index).replace(EVERY_HIDDEN, ''), joiner);
    end = index + joiner.length;
  }
  kept.push(line.slice(end).replace(EVERY_HIDDEN, ''));
  const visible = [...tidyName(kept.join(''), 'NFC')].slice(0, max).join('').trimEnd();
  return NOTHING.test(visible) ? '' : visible;
}
