/**
 * Runs in the page: the visible element of a kind with this name, or whose name starts with it. While a
 * dialog is open, only its fields and buttons count, as for a user.
 */
export function findInPage(kind: Kind, name: string): Element | null {
  const selectors: Record<Kind, string> = {
    button: 'button:not([role=tab])',
    link: 'a[href]',
    option: '[role=option]',
    field: 'input:not([type=file]):not([type=hidden]), textarea',
    file: 'input[type=file]',
    heading: 'h1',
    row: '[role=rowheader], th[scope=row]',
    figure: 'figure',
    picture: 'img',
  };
  const isShown = (one: Element) => kind === 'file' || one.getClientRects().length > 0;
  const textOf = (one: Element | null) => (one instanceof HTMLElement ? one.innerText : '');
  const nameOf = (one: Element) =>
    one.getAttribute('aria-label') ||
    (one.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => textOf(document.getElementById(id)))
      .join(' ')
      .trim() ||
    (one instanceof HTMLInputElement && Array.from(one.labels ?? [], textOf).join(' ')) ||
    one.getAttribute('alt') ||
    textOf(one);
  const clean = (text: string) => text.replace(/\s+/g, ' ').replace(/ ?\*/, '').trim();
  const dialog = Array.from(document.querySelectorAll('[role=dialog]')).filter(isShown).at(-1);
  const scope = /^(field|button)$/.test(kind) && dialog ? dialog : document;
  const all = Array.from(scope.querySelectorAll(selectors[kind])).filter(isShown);
  return (
    all.find((one) => clean(nameOf(one)) === name) ??
    all.find((one) => clean(nameOf(one)).startsWith(name)) ??
    null
  );
}

/** Runs in the page: where an element is, as text; empty while it can't be used. */
export function placeInPage(element: Element): string {
  return element.matches(':disabled') ? '' : JSON.stringify(element.getBoundingClientRect());
}

export type Kind = 'button' | 'link' | 'option' | 'field' | 'file' | 'heading' | 'row' | 'figure' | 'picture';
