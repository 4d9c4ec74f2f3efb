const MAX = 300;
const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;]+/gu;

/** Text without e-mail addresses, on one line and cut, for a log. */
export const withoutAddresses = (text: string): string =>
  text.replaceAll(ADDRESS, '[address]').replaceAll(/\s+/g, ' ').trim().slice(0, MAX);

/** Why a mail could not be handed over, with what the server said. A server often repeats whom the mail is for. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return withoutAddresses(String(error));
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return withoutAddresses(code === undefined ? error.message : `${code}: ${error.message}`);
}
