import { LeafConnect } from '@leaf/connect';
import { LeafProvider } from '@leaf/ui';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { accountOf, type GetToken, queryClient } from './account.ts';
import { languageOf } from './language.ts';
import { sharedStyles } from './styles.ts';

const schemes = ['light', 'dark', 'auto'] as const;

/** What every element understands. */
const shared = ['server', 'token-url', 'scheme', 'lang', 'dir', 'time-zone'];

/** The API of the server that this file comes from. */
const ownServer = new URL('/api', import.meta.url).href;

/**
 * The ground of all elements: a shadow root, in which the page's styles have no effect, with Leaf's components in it.
 * They follow the attributes, and the language and direction of the page.
 */
export abstract class LeafElement extends HTMLElement {
  /** For subclasses: their own attributes and the shared ones. */
  static attributes(...own: readonly string[]): string[] {
    return [...shared, ...own];
  }

  /** Resolves to a token; set it instead of `token-url` if the page has the token. */
  declare getToken?: GetToken;

  #root: Root | undefined;

  #drawsSoon = false;

  /** What the element shows. */
  protected abstract content(): ReactNode;

  /** The components of an element that needs no server override this. */
  protected connected(content: ReactNode): ReactNode {
    const account = accountOf(this.getAttribute('token-url'), this.getToken);
    const { language, words } = languageOf(this.#inherited('lang'));
    return (
      <LeafConnect
        baseUrl={new URL(this.getAttribute('server') ?? ownServer, document.baseURI).href}
        words={words}
        queryClient={queryClient}
        getLanguage={() => language}
        onNotice={(message) => this.#tell('leaf-notice', { message })}
        {...(account && {
          identity: account.identity,
          getToken: account.getToken,
          onSignInNeeded: () => this.#signIn(account.refused),
        })}
      >
        {content}
      </LeafConnect>
    );
  }

  connectedCallback(): void {
    if (!this.shadowRoot) this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sharedStyles()];
    this.#root ??= createRoot(this.shadowRoot as unknown as DocumentFragment);
    this.#draw();
  }

  disconnectedCallback(): void {
    // An element that only moves is connected again at once, and keeps what was typed.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#root?.unmount();
      this.#root = undefined;
    });
  }

  attributeChangedCallback(): void {
    this.#draw();
  }

  /** Tells the page of unsaved input that appears or disappears. */
  protected readonly onUnsaved = (unsaved: boolean): void => this.#tell('leaf-unsaved', { unsaved });

  /** Tells the page which image was opened; null for the list. */
  protected readonly onImage = (image: number | null): void => this.#tell('leaf-image', { image });

  #tell(type: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
  }

  /** Calls wait for the promise that a listener passes to `waitFor`. */
  async #signIn(forget: () => void): Promise<void> {
    forget();
    const waits: unknown[] = [];
    this.#tell('leaf-sign-in', { waitFor: (signedIn: unknown) => void waits.push(signedIn) });
    await Promise.all(waits);
  }

  /** An attribute of the element, or else of the closest one around it. */
  #inherited(name: string): string {
    return this.closest(`[${name}]`)?.getAttribute(name) ?? '';
  }

  /** Frameworks give one attribute after the other, some of them when the element is on the page: all are waited for. */
  #draw(): void {
    if (this.#drawsSoon) return;
    this.#drawsSoon = true;
    queueMicrotask(() => {
      this.#drawsSoon = false;
      this.#drawNow();
    });
  }

  #drawNow(): void {
    if (!this.#root) return;
    const { locale, labels } = languageOf(this.#inherited('lang'));
    const { nonce } = this;
    this.#root.render(
      <LeafProvider
        scoped
        locale={locale}
        labels={labels}
        timeZone={this.getAttribute('time-zone') ?? 'local'}
        colorScheme={schemes.find((scheme) => scheme === this.getAttribute('scheme')) ?? 'auto'}
        direction={this.#inherited('dir') === 'rtl' ? 'rtl' : 'ltr'}
        {...(nonce && { getStyleNonce: () => nonce })}
      >
        {this.connected(this.content())}
      </LeafProvider>,
    );
  }
}
