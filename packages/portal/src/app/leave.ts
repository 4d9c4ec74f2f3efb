import { ApiError } from '@leaf/api-client';
import { webAddress } from './webAddress.ts';

/**
 * Leaves for an address the server gave, when it may be followed.
 * @param refusal What the person is told about any other.
 * @throws {ApiError} With `refusal` as its text.
 */
export function leaveFor(address: string, refusal: string) {
  const url = webAddress(address, location.href);
  if (!url) throw new ApiError(refusal, { kind: 'http' });
  location.assign(url);
}
