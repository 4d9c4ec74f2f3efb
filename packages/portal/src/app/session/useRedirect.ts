import { ApiError, type OperationId } from '@leaf/api-client';
import { useIsHere } from '../history/useIsHere.ts';
import { webAddress } from '../history/webAddress.ts';

/**
 * Redirects to an address from the server if it is safe to follow, unless the page has been left before it came. The
 * operation is the call that returned the address; the error for any other address names it.
 */
export function useRedirect() {
  const isHere = useIsHere();
  /** @throws {ApiError} */
  return (address: string, operation: OperationId) => {
    const url = webAddress(address, location.href);
    if (!url) throw new ApiError({ kind: 'http', operation });
    if (isHere()) location.assign(url);
  };
}
