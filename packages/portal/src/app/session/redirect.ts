import { ApiError, type OperationId } from '@leaf/api-client';
import { webAddress } from '../history/webAddress.ts';

/**
 * Redirects to an address from the server if it is safe to follow.
 * @param operation The call that returned the address; the error for any other address names it.
 * @throws {ApiError}
 */
export function redirectTo(address: string, operation: OperationId) {
  const url = webAddress(address, location.href);
  if (!url) throw new ApiError({ kind: 'http', operation });
  location.assign(url);
}
