import { useEffect, useLayoutEffect, useRef } from 'react';
import { LeafLink } from '../../theme/LeafLink.tsx';
import { stageStyle } from '../../theme/stageStyle.ts';
import classes from './PageTabs.module.css';

export type PageTab = {
  /** Names the page; the stages of a campaign are marked in their own colours. */
  key: string;
  label: string;
  href: string;
};

/** Marks at which sides more is to be had than is in sight. */
function markHidden(nav: HTMLElement) {
  // From right to left the position counts down from 0.
  const before = Math.abs(nav.scrollLeft);
  const after = nav.scrollWidth - nav.clientWidth - before;
  nav.toggleAttribute('data-more-before', before > 1);
  nav.toggleAttribute('data-more-after', after > 1);
}

/**
 * Links to the pages of one thing. Where they do not fit they scroll sideways, the current one always in sight, and an
 * arrow says at which side there are more.
 */
export function PageTabs({
  name,
  tabs,
  current,
}: {
  /** Names the links for screen readers. */
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
