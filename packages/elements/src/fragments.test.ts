import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { followFragment } from './fragments.ts';

/** As much of a tree as finding a place reads. */
class Tree {
  readonly places = new Map<string, unknown>();
  getElementById = (id: string) => this.places.get(id) ?? null;
}
class Page extends Tree {
  URL = 'https://shop.example/offers/12';
  baseURI = this.URL;
}
class Shadow extends Tree {
  readonly host: { getRootNode: () => Tree };
  constructor(around: Tree) {
    super();
    this.host = { getRootNode: () => around };
  }
}
class Link {
  readonly #href: string;
  constructor(href: string) {
    this.#href = href;
  }
  closest = () => ({ getAttribute: () => this.#href });
}

vi.stubGlobal('Element', Link);
vi.stubGlobal('ShadowRoot', Shadow);
vi.stubGlobal('Document', Page);
afterAll(() => void vi.unstubAllGlobals());

let page = new Page();
const focus = vi.fn();
const place = { tabIndex: 0, hasAttribute: () => false, focus, scrollIntoView: () => undefined };

/** Clicks on a link in a shadow root. @returns whether the browser does nothing of its own */
function click(href: string): boolean {
  const preventDefault = vi.fn();
  followFragment({ target: new Link(href), currentTarget: new Shadow(page), preventDefault } as never);
  return preventDefault.mock.calls.length > 0;
}

beforeEach(() => {
  page = new Page();
  page.places.set('storage', place);
  focus.mockClear();
});

it('leaves a place in the page to the browser', () => {
  page.URL += '#delivery';
  expect(click('#storage')).toBe(false);
});

it('goes to a place in the page itself where a base element leads elsewhere', () => {
  page.baseURI = 'https://shop.example/';
  expect(click('#storage')).toBe(true);
  expect(focus).toHaveBeenCalledTimes(1);
  expect(click('#selection')).toBe(false);
});
