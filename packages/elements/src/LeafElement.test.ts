// Loaded before there is anything of a browser: other tests use them too.
import '@leaf/connect';
import '@leaf/ui';
import type { LeafConnectProps } from '@leaf/connect';
import type { ErrorBannerProps } from '@leaf/ui';
import type { ReactElement, ReactNode } from 'react';
import { afterAll, expect, it, vi } from 'vitest';

/** As much of an element as the connection of a Leaf element reads; nothing is drawn. */
class Plain extends EventTarget {
  isConnected = true;
  readonly ownerDocument = new EventTarget();
  readonly #attributes = new Map<string, string>();
  getAttribute = (name: string) => this.#attributes.get(name) ?? null;
  setAttribute = (name: string, value: string) => void this.#attributes.set(name, value);
  hasAttribute = (name: string) => this.#attributes.has(name);
  closest = () => null;
  getRootNode = () => null;
  matches = () => false;
  shadowRoot: object | null = null;
  attachShadow() {
    this.shadowRoot = Object.assign(new EventTarget(), { children: [] });
    return this.shadowRoot;
  }
}

const render = vi.fn();
vi.mock('react-dom/client', () => ({ createRoot: () => ({ render, unmount() {} }) }));
vi.mock('./styles.ts', () => ({ sharedStyles: () => ({}) }));
vi.mock('./surroundings.ts', () => ({ followSurroundings: () => () => {}, inherited: () => '' }));

vi.stubGlobal('HTMLElement', Plain);
vi.stubGlobal('ShadowRoot', class {});
vi.stubGlobal('MutationObserver', class {});
afterAll(() => void vi.unstubAllGlobals());

const { LeafElement } = await import('./LeafElement.tsx');
const { LeafCampaigns, LeafImage } = await import('./elements.tsx');
vi.stubGlobal('document', { baseURI: 'https://shop.example/' });

class Drawn extends LeafElement {
  protected content(): ReactNode {
    return null;
  }
  /** What the connection is given when the element is drawn. */
  draw() {
    return (this.connected(null) as ReactElement<LeafConnectProps>).props;
  }
  readonly say = this.onUnsaved;
  readonly open = this.onImage;
  /** What is said in its place where there is no connection. */
  banner() {
    return (this.connected(null) as ReactElement<ErrorBannerProps>).props;
  }
}

function drawn(attributes: Record<string, string> = {}) {
  const element = new Drawn();
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

it('asks a function that was replaced from the next call on, for the same account', () => {
  const element = drawn();
  element.getToken = () => 'one';
  const { identity, getToken } = element.draw();
  element.getToken = () => 'two';
  expect(getToken?.()).toBe('two');
  expect(element.draw().identity).toBe(identity);
});

it('begins anew with another identity, and late calls of the one before get no token', () => {
  const element = drawn({ identity: 'ana' });
  element.getToken = () => 'ana';
  const before = element.draw();
  element.getToken = () => 'ben';
  element.setAttribute('identity', 'ben');
  const after = element.draw();
  expect(after.identity).not.toBe(before.identity);
  expect([before.getToken?.(), after.getToken?.()]).toEqual([null, 'ben']);
});

it('begins anew when the function is taken away and another is set', () => {
  const element = drawn();
  element.getToken = () => 'ana';
  const before = element.draw();
  element.getToken = undefined;
  element.getToken = () => 'ben';
  expect(element.draw().identity).not.toBe(before.identity);
});

it('shares the account of an identity, whatever the functions are', () => {
  const identities = ['one', 'two'].map((token) => {
    const element = drawn({ identity: 'ana' });
    element.getToken = () => token;
    return element.draw().identity;
  });
  expect(identities[0]).toBe(identities[1]);
});

it('asks the page to sign in when it has neither an address nor a function', async () => {
  const element = drawn();
  const heard = vi.fn();
  element.addEventListener('leaf-sign-in', heard);
  const { getToken, onSignInNeeded } = element.draw();
  expect(getToken?.()).toBeUndefined();
  await onSignInNeeded?.();
  expect(heard).toHaveBeenCalledTimes(1);
});

it('says in its place that the page has a fault when the address of the server is none, and why in the console', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { message } = drawn({ server: 'https://' }).banner();
  expect(message).toBe(
    'This page has a fault, or your browser lacks something it needs. Load the page again.',
  );
  expect(told).toHaveBeenCalledWith(expect.stringContaining('the attribute "server" must be an address'));
  told.mockRestore();
});

it('is drawn though the address of the token is none: its calls fail', async () => {
  const url = 'https://[';
  await expect(drawn({ 'token-url': url }).draw().getToken?.()).rejects.toThrow(url);
});

it('tells of unsaved input when it appears or disappears, the page itself once the element has left it', () => {
  const element = drawn();
  const heard = { element: [] as boolean[], page: [] as boolean[] };
  const hear = (target: EventTarget, list: boolean[]) =>
    target.addEventListener('leaf-unsaved', (event) => list.push((event as CustomEvent).detail.unsaved));
  hear(element, heard.element);
  hear(element.ownerDocument, heard.page);
  for (const unsaved of [false, true, true, false, true]) element.say(unsaved);
  expect(heard).toEqual({ element: [true, false, true], page: [] });
  Object.assign(element, { isConnected: false });
  element.say(false);
  expect(heard).toEqual({ element: [true, false, true, false], page: [false] });
});

it('is drawn once the framework has bound the attributes: Angular does so after the element is on the page', async () => {
  vi.useFakeTimers();
  const asked: (string | null)[] = [];
  class Asking extends Drawn {
    protected override content() {
      asked.push(this.getAttribute('token-url'));
      return null;
    }
  }
  const element = new Asking();
  element.connectedCallback();
  setTimeout(() => element.setAttribute('token-url', '/leaf-token'));
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(asked).toEqual(['/leaf-token']);
  expect(render).toHaveBeenCalledTimes(1);
});

it('tells of the list when it returns to the page, where an image was open as it left', async () => {
  vi.useFakeTimers();
  const element = drawn();
  const images: unknown[] = [];
  element.addEventListener('leaf-image', (event) => images.push((event as CustomEvent).detail.image));
  const move = async (isConnected: boolean) => {
    Object.assign(element, { isConnected });
    if (isConnected) element.connectedCallback();
    else element.disconnectedCallback();
    await Promise.resolve();
  };
  await move(true);
  element.open(6);
  // Moved at once, it stays as it is.
  element.disconnectedCallback();
  await move(true);
  expect(images).toEqual([6]);
  await move(false);
  await move(true);
  expect(images).toEqual([6, null]);
  vi.useRealTimers();
});

/** What the component of an element is given. */
const propsOf = (element: object) =>
  (element as { content: () => ReactElement<Record<string, unknown>> }).content().props;

it.each([
  [LeafCampaigns, 'campaign-href', 'campaignHref', { id: 7 }],
  [LeafImage, 'image-href', 'imageHref', { id: 7 }],
  [LeafImage, 'rows-href', 'rowsHref', 7],
])(
  'draws the links of a changed pattern anew: a component keeps what it is given twice',
  (Element, name, prop, of) => {
    const element = new Element();
    const links = ['/shop/{id}', '/laden/{id}'].map((pattern) => {
      element.setAttribute(name, pattern);
      return propsOf(element)[prop] as (of: unknown) => string;
    });
    expect(links[0]).not.toBe(links[1]);
    expect(links.map((link) => link(of))).toEqual(['/shop/7', '/laden/7']);
  },
);

it.each([
  ['', true],
  ['true', true],
  ['false', false],
  [undefined, false],
])('reads readonly="%s" as %s, as frameworks write it', (value, readOnly) => {
  const element = new LeafCampaigns();
  if (value !== undefined) element.setAttribute('readonly', value);
  expect(propsOf(element).readOnly).toBe(readOnly);
});
