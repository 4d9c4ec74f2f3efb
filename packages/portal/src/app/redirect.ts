import { ApiError, type OperationId } from '@leaf/api-client';
import { webAddress } from './webAddress.ts';

/**
 * Leaves for an address the server gave, when it may be followed.
 * @param operation What gave the address, and fails with any other.
 * @throws {ApiError}
 */
export function redirectTo(address: string, operation: OperationId) {
  const url = webAddress(address, location.href);
  if (!url) throw new ApiError({ kind: 'http', operation });
  location.assign(url);
}
