import { ApiError } from '@leaf/api-client';

/**
 * Leaves for an address the server gave; only web addresses are followed.
 * @param refusal What the person is told about any other.
 * @throws {ApiError} With `refusal` as its text.
 */
export function leaveFor(address: string, refusal: string) {
  const url = URL.canParse(address, location.href) ? new URL(address, location.href) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') throw new ApiError(refusal, { kind: 'http' });
  location.assign(url);
}
