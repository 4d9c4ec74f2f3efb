import { nameFault, nameFinding, tidyName } from '../text/names.ts';
import { invalid, unprocessable } from './problem.ts';

/** Whether UTF-8 can hold a text: it cannot hold half of a pair of characters. */
export const fitsUtf8 = (text: string): boolean => !/\p{Cs}/u.test(text);

/**
 * A text as it is stored: trimmed.
 * @throws {Problem} 422 if UTF-8 cannot hold it
 */
export function storedText(path: string, text: string): string {
  if (!fitsUtf8(text)) throw unprocessable(path, 'forbidden_character');
  return text.trim();
}

/**
 * A name as it is stored: normalised.
 * @param form see `tidyName`
 * @param max characters
 * @param mayBeAddress whether an e-mail address or a link may be in it, since no mail contains it
 * @throws {Problem} 422 if it shows nothing, is too long, or contains invisible characters or an address
 */
export function storedName(
  path: string,
  typed: string,
  { form, max, mayBeAddress = false }: { form: 'NFC' | 'NFKC'; max: number; mayBeAddress?: boolean },
): string {
  const name = tidyName(typed, form);
  const fault = nameFault(name, max);
  if (fault && !(mayBeAddress && fault === 'address')) throw invalid([{ path, ...nameFinding(fault, max) }]);
  return name;
}
