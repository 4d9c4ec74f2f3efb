/**
 * Resolves an address from an attribute against the page. Text that is no address is returned unchanged, and calls to it
 * fail.
 */
export const absolute = (address: string): string =>
  URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI).href : address;
