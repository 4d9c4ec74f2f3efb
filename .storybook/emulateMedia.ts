/* biome-ignore-all lint/style/noParameterAssign: rules of a stylesheet are changed in place */

/** The media features that the toolbar can turn on, regardless of the system. */
const features = ['forced-colors: active', 'prefers-reduced-motion: reduce'] as const;
export type Feature = (typeof features)[number];
const featureIn = (text: string) => features.find((name) => text.includes(name));

let enabled: ReadonlySet<Feature> = new Set();
const asked = new Set<MediaQueryList>();
const matchMedia = window.matchMedia.bind(window);

// Scripts ask for these features too.
window.matchMedia = (query) => {
  const list = matchMedia(query);
  const feature = featureIn(query);
  if (!feature) return list;
  asked.add(list);
  return Object.defineProperty(list, 'matches', {
    get: () => enabled.has(feature) || matchMedia(query).matches,
  });
};

function enable(chosen: ReadonlySet<Feature>): void {
  enabled = chosen;
  for (const list of asked) {
    const { media, matches } = list;
    list.dispatchEvent(new MediaQueryListEvent('change', { media, matches }));
  }
}

const written = new WeakMap<CSSMediaRule, string>();

function turn(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const text = written.get(rule) ?? rule.media.mediaText;
      written.set(rule, text);
      const feature = featureIn(text);
      const media = feature && enabled.has(feature) ? text.replaceAll(`(${feature})`, 'all') : text;
      if (rule.media.mediaText !== media) rule.media.mediaText = media;
    }
    if (rule instanceof CSSGroupingRule) turn(rule.cssRules);
  }
}

/** Makes the page's own rules for these features apply, and its scripts find them. Returns a function that undoes it. */
export function emulateMedia(chosen: readonly Feature[]): () => void {
  const apply = () => {
    for (const sheet of document.styleSheets) turn(sheet.cssRules);
  };
  enable(new Set(chosen));
  apply();
  // Styles of lazily loaded parts arrive with them.
  const arrivals = new MutationObserver(apply);
  arrivals.observe(document.head, { childList: true });
  return () => {
    arrivals.disconnect();
    enable(new Set());
    apply();
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
  changes.observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ['class', 'data-active', 'data-combobox-selected'],
  });
  return () => {
    changes.disconnect();
    for (const element of root.querySelectorAll<HTMLElement>('[data-own-colours]'))
      delete element.dataset.ownColours;
  };
}
