import { useEffect, useLayoutEffect, useRef } from 'react';
import { LeafLink } from '../../theme/LeafLink.tsx';
import { stageStyle } from '../../theme/stageStyle.ts';
import classes from './PageTabs.module.css';

export type PageTab = {
  /** Identifies the page; the stages of a campaign are marked in their own colours. */
  key: string;
  label: string;
  href: string;
};

/** Marks the sides at which there are more tabs. */
function markHidden(nav: HTMLElement) {
  // In right-to-left layout the scroll position counts down from 0.
  const before = Math.abs(nav.scrollLeft);
  const after = nav.scrollWidth - nav.clientWidth - before;
  nav.toggleAttribute('data-more-before', before > 1);
  nav.toggleAttribute('data-more-after', after > 1);
}

/** Scrolls the current tab to the centre, as far as there are tabs on both sides. */
function showCurrent(nav: HTMLElement) {
  const link = nav.querySelector<HTMLElement>('[aria-current]');
  if (link) nav.scrollLeft = link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2;
}

/**
 * Links to the pages of one item. If they do not fit they scroll sideways with the current one always visible, and an
 * arrow marks the sides with more.
 */
export function PageTabs({
  name,
  tabs,
  current,
  below = false,
}: {
  /** Accessible name of the navigation. */
  name: string;
  tabs: readonly PageTab[];
  current: string;
  /** The page is one below the current tab, whose link leads back to it. */
  below?: boolean;
}) {
  const nav = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new current link is looked up in the document
  useLayoutEffect(() => {
    if (nav.current) showCurrent(nav.current);
  }, [current]);

  useEffect(() => {
    const element = nav.current;
    if (!element) return;
    const mark = () => markHidden(element);
    // The text changes its width when its font arrives.
    const size = new ResizeObserver(() => {
      showCurrent(element);
      mark();
    });
    for (const one of [element, ...element.children]) size.observe(one);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      size.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, []);

  return (
    <nav ref={nav} aria-label={name} className={classes.tabs}>
      {tabs.map(({ key, label, href }) => (
        <LeafLink
          key={key}
          href={href}
          className={classes.tab}
          style={stageStyle(key)}
          aria-current={key === current ? (below ? 'true' : 'page') : undefined}
        >
          {label}
        </LeafLink>
      ))}
    </nav>
  );
}
