import { ApiError } from '@leaf/api-client';

function read(address: string): URL | undefined {
  try {
    return new URL(address, location.href);
  } catch {
    return undefined;
  }
}

/**
 * Leaves for an address the server gave; only web addresses are followed.
 * @param refusal What the person is told about any other.
 * @throws {ApiError} With `refusal` as its text.
 */
export function leaveFor(address: string, refusal: string) {
  const url = read(address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') throw new ApiError(refusal, { kind: 'http' });
  location.assign(url);
}
