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

/**
 * Links to the pages of one item. If they do not fit they scroll sideways with the current one always visible, and an
 * arrow marks the sides with more.
 */
export function PageTabs({
  name,
  tabs,
  current,
}: {
  /** Accessible name of the navigation. */
  name: string;
  tabs: readonly PageTab[];
  current: string;
}) {
  const nav = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new current link is found in the document
  useLayoutEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (!nav.current || !link) return;
    nav.current.scrollLeft = link.offsetLeft - (nav.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);

  useEffect(() => {
    const element = nav.current;
    if (!element) return;
    const mark = () => markHidden(element);
    const size = new ResizeObserver(mark);
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
          aria-current={key === current ? 'page' : undefined}
        >
          {label}
        </LeafLink>
      ))}
    </nav>
  );
}
