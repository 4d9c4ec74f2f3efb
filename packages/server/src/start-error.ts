/** A failure at the start that the operator can mend; the message is for the operator, in sentences. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}

/** Raised for an environment that cannot be run. */
export class ConfigError extends StartError {
  override readonly name = 'ConfigError';
}

/** What a failure says of itself, in a line that can stand in a sentence. */
export function reason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reason(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  const { message, name } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : name;
  // The clients of object stores know no more than a status, and say so under this name.
  const words = message === '' || message === 'UnknownError' ? code : message;
  return words.split('\n')[0]?.replace(/\.$/, '') ?? code;
}
