/** Follows a link inside an element without loading a page. `go` opens an address, as your router does. */
export function follow(event: MouseEvent, go: (address: string) => void): void {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link || link.download || link.origin !== location.origin) return;
  if (link.getAttribute('href')?.startsWith('#')) return;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
