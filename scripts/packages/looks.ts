import type { Page } from 'playwright';

/** The computed style of every element, a property a line, by its place in the page and state. */
export type Looks = Record<string, string>;

/**
 * Reads all computed styles of some elements, with those of `::before` and `::after`, and the outline that each has
 * when it is reached by keyboard.
 */
export async function looksOf(page: Page, selector: string): Promise<Looks> {
  await page.keyboard.press('Tab');
  return page.evaluate((wanted) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = 0;
    }
    const looks: Looks = {};
    const read = (name: string, element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && style.content === 'none') return;
      looks[name] = Array.from(style)
        .filter((key) => !key.startsWith('--'))
        .map((key) => `${key}: ${style.getPropertyValue(key)}`)
        .join('\n');
    };
    const outlines: [string, HTMLElement][] = [];
    document.querySelectorAll(wanted).forEach((element, index) => {
      // Sized when the page is idle, and not seen until something scrolls.
      if (element.closest('.mantine-ScrollArea-scrollbar')) return;
      const name = `${index} ${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
      read(name, element);
      read(`${name}::before`, element, '::before');
      read(`${name}::after`, element, '::after');
      if (element instanceof HTMLElement && element.tabIndex >= 0) outlines.push([name, element]);
    });
    for (const [name, element] of outlines) {
      element.focus({ preventScroll: true });
      const { outline, outlineOffset, boxShadow, borderColor } = getComputedStyle(element);
      looks[`${name}:focus`] = Object.entries({ outline, outlineOffset, boxShadow, borderColor })
        .map(([key, value]) => `${key}: ${value}`)
        .join('\n');
    }
    return looks;
  }, selector);
}

/** What differs: the element, the property, both values. Lengths are compared to a tenth of a pixel, and names that React gave are left out. */
export function differences(before: Looks, after: Looks): string[] {
  const found: string[] = [];
  const names = Object.keys(before);
  const others = Object.keys(after);
  if (names.length !== others.length)
    found.push(`${names.length} elements and states, then ${others.length}`);
  names.forEach((name, index) => {
    const [one = '', other = ''] = [before[name], after[others[index] ?? '']];
    if (one === other) return;
    const lines = other.split('\n');
    one.split('\n').forEach((line, at) => {
      if (rounded(line) !== rounded(lines[at] ?? '')) found.push(`${name} ${line}, then ${lines[at]}`);
    });
  });
  return found;
}

const rounded = (value: string) =>
  value
    .replace(/_r_\w+_/g, 'id')
    .replace(/-?\d+\.\d+(?:e-?\d+)?/g, (number) => String(Math.round(Number(number) * 10) / 10));
