import { action } from 'storybook/actions';

const report = action('followed a link');

/** Where live examples stand. What opens over a page, such as a menu, is outside of its text. */
const example = '#storybook-root, .sb-story, [data-live]';
const isInExample = (link: Element) => link.closest(example) !== null || !link.closest('#storybook-docs');

/**
 * Keeps the links of examples from leaving Storybook: the addresses are those of a host, and Storybook gives each of
 * its pages `<base target="_parent">`. Listens on the window, so that a router has had the click before.
 */
export function holdExampleLinks(): void {
  window.addEventListener('click', (event) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!link || !isPlain || event.defaultPrevented || !isInExample(link)) return;
    const { href, protocol, hash, origin, target } = link;
    if (!/^https?:$/.test(protocol) || link.hasAttribute('download')) return;
    if (target === '_blank' && origin !== location.origin) return;
    // Such as a skip link.
    const isOnPage = link.getAttribute('href') === hash && document.getElementById(hash.slice(1));
    if (isOnPage) {
      link.target = '_self';
      return;
    }
    event.preventDefault();
    report(link.getAttribute('href') ?? href);
  });
}
