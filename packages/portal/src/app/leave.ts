/** Leaves for an address the server gave; anything but a web address is refused. */
export function leaveFor(address: string) {
  const { protocol, href } = new URL(address, location.href);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`Refused to follow ${protocol}`);
  location.assign(href);
}
