import type { FieldFault, Params } from '@leaf/api-client/contract';

/** All white space, including line ends. JavaScript's own `\s` also matches U+FEFF, which is invisible. */
const SPACES = /[\t-\r\p{Zs}\p{Zl}\p{Zp}]+/gu;

/** Scripts in which a joiner between two letters changes how a word is written, and so has a meaning. */
const JOINING =
  '\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}';
/** Legitimate joiners and selectors: in a word of such a script, and within an emoji. */
const AT_HOME = new RegExp(
  `(?<=[${JOINING}])[\\u200c\\u200d](?=[${JOINING}])|(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}]\\ufe0f?)\\u200d(?=\\p{Extended_Pictographic})|(?<=\\p{Emoji})\\ufe0f`,
  'gu',
);
/**
 * Controls, direction marks, zero-width characters, fillers, blank Braille, private-use characters and lone surrogates:
 * characters that are invisible or change how the surrounding text is shown.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;
const EVERY_HIDDEN = new RegExp(HIDDEN, 'gu');
/** A combining mark without a base letter. */
const NOTHING = /^[\s\p{M}]*$/u;

/**
 * An e-mail address or a URL: names are used in mails, where both would become links of a stranger's choice. A name such
 * as `Example.com` is fine; it is quoted there.
 */
const ADDRESS = /\S@\S+\.\S|:\/\/|\bwww\.\S|\b(mailto|javascript):\S|\p{L}\.\p{L}{2,}[/?#]/iu;

/** Whether a normalised name contains an address, full-width and other spellings included. */
const hasAddress = (name: string): boolean => ADDRESS.test(name.normalize('NFKC'));

/** The faults of a name. */
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
 * A name as it is stored: normalised, with each run of white space as one space and none at the ends.
 * @param form NFKC also unifies characters that only look different, such as full width; NFC leaves those alone
 */
export const tidyName = (typed: string, form: 'NFC' | 'NFKC' = 'NFKC'): string =>
  typed.normalize(form).replace(SPACES, ' ').replace(/^ | $/g, '');

/**
 * The fault of a normalised name, if any. Joiners inside an emoji, or between letters whose script needs them, are allowed.
 * @param max characters; normalising can have increased their number
 */
export function nameFault(name: string, max: number): NameFault | null {
  const rest = name.replace(AT_HOME, '');
  if (NOTHING.test(rest.replace(EVERY_HIDDEN, ''))) return 'blank';
  if (HIDDEN.test(rest)) return 'hidden';
  if ([...name].length > max) return 'long';
  return hasAddress(name) ? 'address' : null;
}

/**
 * The visible part of a text that no person typed, such as a file name: one line of visible characters, truncated
 * without splitting one. Empty if nothing of it is visible.
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
