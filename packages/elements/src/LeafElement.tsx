import { LeafConnect } from '@leaf/connect';
import { ErrorBanner, LeafProvider } from '@leaf/ui';
import { type ReactNode, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { absolute } from './absolute.ts';
import { type Account, type GetToken, join, leave, queryClient } from './account.ts';
import { complain } from './complain.ts';
import { followFragment } from './fragments.ts';
import { languageOf } from './language.ts';
import { sharedStyles } from './styles.ts';
import { followSurroundings, inherited } from './surroundings.ts';

const schemes = ['light', 'dark', 'auto'] as const;

/** What every element understands. */
const shared = ['server', 'token-url', 'identity', 'scheme', 'lang', 'dir', 'time-zone'];

/** The API of the server that this file comes from. */
const ownServer = new URL('/api', import.meta.url).href;

/**
 * Waits until what is scheduled in the present task has run. The first timer runs before those that are still to be set
 * in this task, the second after them.
 */
const afterScheduled = (then: () => void) => void setTimeout(() => setTimeout(then));

/** Says of everything in the shadow root which language it is in: the page around it may be in another. */
function InLanguage({ root, tag, children }: { root: ShadowRoot; tag: string; children: ReactNode }) {
  useLayoutEffect(() => {
    for (const child of root.children) child.setAttribute('lang', tag);
  }, [root, tag]);
  return children;
}

/**
 * The base of all elements: a shadow root, in which the page's styles have no effect, with Leaf's components in it.
 * They follow the attributes, and the language and direction of the page.
 */
export abstract class LeafElement extends HTMLElement {
  /** For subclasses: their own attributes and the shared ones. */
  static attributes(...own: readonly string[]): string[] {
    return [...shared, ...own];
  }

  #getToken: GetToken | undefined;

  /** The function that was set first: it stands for the account where the page does not say whose it is. */
  #firstGetToken: GetToken | undefined;

  #account: Account | undefined;

  #root: Root | undefined;

  #drawsSoon = false;

  /** Whether the page was told last that there is unsaved input. */
  #unsaved = false;

  /** The image that the page was told last; null for the list. */
  #image: number | null = null;

  /** The language and direction that were drawn last; '' since the element was put on the page. */
  #drawn = '';

  #stopFollowing = () => {};

  constructor() {
    super();
    // Set by the page before it had loaded this file.
    if (!Object.hasOwn(this, 'getToken')) return;
    const { getToken } = this;
    Reflect.deleteProperty(this, 'getToken');
    this.getToken = getToken;
  }

  /** Resolves to a token; set it instead of `token-url` if the page has the token. */
  get getToken(): GetToken | undefined {
    return this.#getToken;
  }

  set getToken(getToken: GetToken | undefined) {
    const before = this.#getToken;
    this.#getToken = getToken;
    // Frameworks may set a new function each time, for the same account: what was typed is kept.
    if (!before === !getToken) return;
    this.#firstGetToken = getToken;
    this.#draw();
  }

  /** What the element shows. */
  protected abstract content(): ReactNode;

  /** The components of an element that needs no server override this. */
  protected connected(content: ReactNode): ReactNode {
    const account = this.#join();
    const { language, words } = languageOf(inherited(this, 'lang'));
    const server = absolute(this.getAttribute('server') ?? ownServer);
    if (!URL.canParse(server)) {
      complain(this, 'the attribute "server" must be an address, such as server="https://leaf.example/api".');
      return <ErrorBanner message={words.errors.reasons.program} />;
    }
    return (
      <LeafConnect
        baseUrl={server}
        words={words}
        queryClient={queryClient}
        getLanguage={() => language}
        onNotice={(message) => this.#tell('leaf-notice', { message })}
        identity={account.identity}
        getToken={account.getToken ?? (() => this.#ownToken(account))}
        onSignInNeeded={() => this.#signIn(account)}
      >
        {content}
      </LeafConnect>
    );
  }

  connectedCallback(): void {
    if (!this.shadowRoot) {
      const root = this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [sharedStyles()];
      root.addEventListener('click', followFragment);
    }
    // It begins anew, with the list.
    if (!this.#root && this.#image !== null) this.onImage(null);
    this.#root ??= createRoot(this.shadowRoot as unknown as DocumentFragment);
    this.#stopFollowing();
    this.#stopFollowing = followSurroundings(this, () => {
      if (this.#surroundings() !== this.#drawn) this.#draw();
    });
    this.#draw();
  }

  disconnectedCallback(): void {
    this.#stopFollowing();
    // An element that only moves is connected again at once, and keeps what was typed.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#root?.unmount();
      this.#root = undefined;
      this.#drawn = '';
      if (this.#account) leave(this.#redraw, this.#account);
      this.#account = undefined;
    });
  }

  attributeChangedCallback(): void {
    this.#draw();
  }

  /** Tells the page of unsaved input that appears or disappears. */
  protected readonly onUnsaved = (unsaved: boolean): void => {
    if (unsaved === this.#unsaved) return;
    this.#unsaved = unsaved;
    this.#tell('leaf-unsaved', { unsaved });
  };

  /** Tells the page which image was opened; null for the list. */
  protected readonly onImage = (image: number | null): void => {
    this.#image = image;
    this.#tell('leaf-image', { image });
  };

  #tell(type: string, detail: object): void {
    const event = () => new CustomEvent(type, { detail, bubbles: true });
    this.dispatchEvent(event());
    // An event in an element that was removed, with its input, reaches nobody else.
    if (!this.isConnected) this.ownerDocument.dispatchEvent(event());
  }

  readonly #redraw = (): void => this.#draw();

  #join(): Account {
    const before = this.#account;
    const account = join(
      this.#redraw,
      this.getAttribute('token-url'),
      this.#getToken && this.#firstGetToken,
      this.getAttribute('identity') ?? '',
    );
    this.#account = account;
    if (before && before !== account) leave(this.#redraw, before);
    return account;
  }

  /** The token of the page's function, as it is now; none for late calls of an account before. */
  #ownToken(account: Account): ReturnType<GetToken> {
    return (this.#account ?? account) === account ? this.#getToken?.() : null;
  }

  /** Calls wait for the promise that a listener passes to `waitFor`. */
  async #signIn({ users, refused, signedIn }: Account): Promise<void> {
    // The account has ended, and the next one asks.
    if (!users.has(this.#redraw)) return;
    refused();
    const waits: unknown[] = [];
    this.#tell('leaf-sign-in', { waitFor: (done: unknown) => void waits.push(done) });
    await Promise.all(waits);
    if (waits.length > 0) signedIn();
  }

  #surroundings(): string {
    return `${inherited(this, 'lang')} ${this.#direction()}`;
  }

  #direction(): 'ltr' | 'rtl' {
    return this.matches(':dir(rtl)') ? 'rtl' : 'ltr';
  }

  /**
   * Frameworks give one attribute after the other, and Angular puts the element on the page before it binds the first,
   * in a task of its own: all are waited for.
   */
  #draw(): void {
    if (this.#drawsSoon || !this.#root) return;
    this.#drawsSoon = true;
    const wait = this.#drawn ? queueMicrotask : afterScheduled;
    wait(() => {
      this.#drawsSoon = false;
      this.#drawNow();
    });
  }

  #drawNow(): void {
    const { shadowRoot } = this;
    if (!this.#root || !shadowRoot) return;
    this.#drawn = this.#surroundings();
    const { language, locale, labels } = languageOf(inherited(this, 'lang'));
    const { nonce } = this;
    this.#root.render(
      <InLanguage root={shadowRoot} tag={language}>
        <LeafProvider
          scoped
          locale={locale}
          labels={labels}
          timeZone={this.getAttribute('time-zone') ?? 'local'}
          colorScheme={schemes.find((scheme) => scheme === this.getAttribute('scheme')) ?? 'auto'}
          direction={this.#direction()}
          {...(nonce && { getStyleNonce: () => nonce })}
        >
          {this.connected(this.content())}
        </LeafProvider>
      </InLanguage>,
    );
  }
}
