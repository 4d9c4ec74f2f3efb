import { useLayoutEffect, useRef } from 'react';
import { LeafLink } from '../../theme/LeafLink.tsx';
import classes from './PageTabs.module.css';

export type PageTab = {
  /** Names the page; the stages of a campaign are marked in their own colours. */
  key: string;
  label: string;
  href: string;
};

/** Links to the pages of one thing. Where they do not fit they scroll sideways, the current one always in sight. */
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

  return (
    <nav ref={nav} aria-label={name} className={classes.tabs}>
      {tabs.map(({ key, label, href }) => (
        <LeafLink
          key={key}
          href={href}
          className={classes.tab}
          data-stage={key}
          aria-current={key === current ? 'page' : undefined}
        >
          {label}
        </LeafLink>
      ))}
    </nav>
  );
}
