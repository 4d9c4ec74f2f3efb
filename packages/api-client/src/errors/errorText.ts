import { ApiError } from './ApiError.ts';
import { type ErrorWords, errorWords } from './texts.ts';

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

function textOf({ kind, purpose, detail, statusText }: ApiError, { texts, reasons }: ErrorWords): string {
  if (kind === 'http') return detail || statusText || texts[purpose];
  return `${sentence(texts[purpose])} ${reasons[kind]}`;
}

/**
 * The text to show for any caught value: the server's sentence, otherwise the status text, otherwise the
 * default for the operation; without a response, the default and the reason. If the server requests a wait,
 * it is appended.
 * @param words another language, or other defaults for the place where the error is shown
 */
export function errorText(error: unknown, words: ErrorWords = errorWords): string {
  if (!(error instanceof ApiError)) return words.unknown;
  const text = textOf(error, words);
  const wait = error.retryAfterSeconds;
  return wait === undefined ? text : `${sentence(text)} ${words.tryAgain(wait)}`;
}
