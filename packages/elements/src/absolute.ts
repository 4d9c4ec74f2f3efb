/** An address from an attribute, seen from the page. One that is none stays as it is: the calls to it fail. */
export const absolute = (address: string): string =>
  URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI).href : address;
