/* biome-ignore-all lint/style/noParameterAssign: rules of a stylesheet are changed in place */

/** The media features that the toolbar can turn on, regardless of the system. */
export type Feature = 'forced-colors: active' | 'prefers-reduced-motion: reduce';

const written = new WeakMap<CSSMediaRule, string>();

function turn(rules: CSSRuleList, features: ReadonlySet<Feature>): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const text = written.get(rule) ?? rule.media.mediaText;
      written.set(rule, text);
      const [feature] = (['forced-colors: active', 'prefers-reduced-motion: reduce'] as const).filter(
        (name) => text.includes(name),
      );
      const media = feature && features.has(feature) ? text.replaceAll(`(${feature})`, 'all') : text;
      if (rule.media.mediaText !== media) rule.media.mediaText = media;
    }
    if (rule instanceof CSSGroupingRule) turn(rule.cssRules, features);
  }
}

/** Makes the page's own rules for these features apply. Returns a function that undoes it. */
export function emulateMedia(features: readonly Feature[]): () => void {
  const enabled = new Set(features);
  const apply = (chosen: ReadonlySet<Feature>) => {
    for (const sheet of document.styleSheets) turn(sheet.cssRules, chosen);
  };
  apply(enabled);
  // Styles of lazily loaded parts arrive with them.
  const arrivals = new MutationObserver(() => apply(enabled));
  arrivals.observe(document.head, { childList: true });
  return () => {
    arrivals.disconnect();
    apply(new Set());
  };
}

/**
 * Marks elements that set their own colours in forced-colours mode, so that the stylesheet below skips them.
 * Returns a function that undoes it.
 */
export function markOwnColours(root: HTMLElement): () => void {
  const mark = () => {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      const own = getComputedStyle(element).getPropertyValue('forced-color-adjust') === 'none';
      if (own !== 'ownColours' in element.dataset) {
        if (own) element.dataset.ownColours = '';
        else delete element.dataset.ownColours;
      }
    }
  };
  mark();
  const changes = new MutationObserver(mark);
  changes.observe(root, { childList: true, subtree: true, attributeFilter: ['class', 'data-active'] });
  return () => {
    changes.disconnect();
    for (const element of root.querySelectorAll<HTMLElement>('[data-own-colours]'))
      delete element.dataset.ownColours;
  };
}
