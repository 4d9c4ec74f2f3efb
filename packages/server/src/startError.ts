import { codeOf } from './errorCodes.ts';

/** A failure at start that the operator can fix; the message is for the operator, in sentences. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}

/** Thrown for an invalid environment. */
export class ConfigError extends StartError {
  override readonly name = 'ConfigError';
}

/** A failure's message, on one line, for use in a sentence. */
export function reason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reason(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  const { message, name } = error;
  const code = codeOf(error) ?? name;
  // Clients of object stores have nothing but a status, and use this name for it.
  const words = message === '' || message === 'UnknownError' ? code : message;
  return words.split('\n')[0]?.replace(/\.$/, '') ?? code;
}
