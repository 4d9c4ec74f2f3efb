/** Goes to the place in the same shadow root that a link such as `#rows` names: browsers look for it only in the page. */
export function followFragment(event: Event): void {
  const { target, currentTarget: root } = event as MouseEvent;
  const { ctrlKey, metaKey, shiftKey, defaultPrevented } = event as MouseEvent;
  if (defaultPrevented || ctrlKey || metaKey || shiftKey) return;
  if (!(target instanceof Element) || !(root instanceof ShadowRoot)) return;
  const fragment = target.closest('a[href^="#"]')?.getAttribute('href')?.slice(1);
  const place = fragment && root.getElementById(fragment);
  if (!place) return;
  event.preventDefault();
  // As after a real jump, the keyboard goes on from there.
  place.tabIndex = -1;
  place.focus();
  place.scrollIntoView();
}
