import { nameFault, nameFinding, tidyName } from '../text/names.ts';
import { invalid, unprocessable } from './problem.ts';

/**
 * A text as it is stored: trimmed.
 * @throws {Problem} 422 if it has half of a pair of characters, which UTF-8 cannot hold
 */
export function storedText(path: string, text: string): string {
  if (/\p{Cs}/u.test(text)) throw unprocessable(path, 'forbidden_character');
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
