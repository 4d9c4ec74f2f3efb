import { unprocessable } from './problem.ts';

/**
 * A text as it is stored: trimmed.
 * @throws {Problem} 422 if it has half of a pair of characters, which UTF-8 cannot hold
 */
export function storedText(path: string, text: string): string {
  if (/\p{Cs}/u.test(text)) throw unprocessable(path, 'forbidden_character');
  return text.trim();
}
