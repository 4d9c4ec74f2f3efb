import { codeOf } from '../../errorCodes.ts';

const MAX = 300;
const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;]+/gu;

/** Text for a log: on one line, truncated, and without e-mail addresses. */
export const withoutAddresses = (text: string): string =>
  text.replaceAll(ADDRESS, '[address]').replaceAll(/\s+/g, ' ').trim().slice(0, MAX);

/** Why a mail could not be delivered, with the server's answer, which often repeats the recipient. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return withoutAddresses(String(error));
  const code = codeOf(error);
  return withoutAddresses(code === undefined ? error.message : `${code}: ${error.message}`);
}
