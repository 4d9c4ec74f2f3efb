const withoutFragment = (address: string) => address.replace(/#.*/, '');

/**
 * What a fragment names, in the shadow root or in those around it. In the page, browsers find it themselves, unless a
 * `base` element makes of the fragment the address of another page.
 */
function placeOf(fragment: string, home: Node): HTMLElement | null {
  if (home instanceof ShadowRoot)
    return home.getElementById(fragment) ?? placeOf(fragment, home.host.getRootNode());
  if (!(home instanceof Document) || withoutFragment(home.baseURI) === withoutFragment(home.URL)) return null;
  return home.getElementById(fragment);
}

/** Goes to the place in a shadow root that a link such as `#rows` names: browsers look for it only in the page. */
export function followFragment(event: Event): void {
  const { target, currentTarget } = event;
  const { ctrlKey, metaKey, shiftKey, defaultPrevented } = event as MouseEvent;
  if (defaultPrevented || ctrlKey || metaKey || shiftKey) return;
  if (!(target instanceof Element) || !(currentTarget instanceof ShadowRoot)) return;
  const fragment = target.closest('a[href^="#"]')?.getAttribute('href')?.slice(1);
  const place = fragment && placeOf(fragment, currentTarget);
  if (!place) return;
  event.preventDefault();
  // As after a real jump, the keyboard goes on from there. Kept, the attribute would shut it out of a shadow root.
  const isPlain = place.tabIndex < 0 && !place.hasAttribute('tabindex');
  if (isPlain) place.tabIndex = -1;
  place.focus();
  if (isPlain) place.removeAttribute('tabindex');
  place.scrollIntoView();
}
