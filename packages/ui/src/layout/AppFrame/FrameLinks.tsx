import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconMenu2 } from '@tabler/icons-react';
import { LeafLink } from '../../theme/LeafLink.tsx';
import classes from './FrameLinks.module.css';
import { usePanel } from './usePanel.ts';

/** A part of the product, reachable from every page. */
export type FramePlace = {
  label: string;
  href: string;
  /** Whether the current page belongs to it. */
  current?: boolean;
};

export type FrameLinksProps = {
  places: readonly FramePlace[];
  words: { places: string; menu: string };
};

/** Links to the parts of the product in the top bar; where there is no room for them, a button opens them as a list. */
export function FrameLinks({ places, words }: FrameLinksProps) {
  const panel = usePanel<HTMLElement>();
  const current = places.find((place) => place.current)?.label;
  return (
    <nav aria-label={words.places} className={classes.places} {...panel.frame}>
      <UnstyledButton
        className={classes.button}
        aria-label={current ? `${words.menu}: ${current}` : words.menu}
        {...panel.button}
      >
        <IconMenu2 size={18} stroke={1.75} aria-hidden />
        <span className={classes.current}>{current ?? words.menu}</span>
        <IconChevronDown size={14} stroke={1.75} aria-hidden />
      </UnstyledButton>
      <ul id={panel.id} className={classes.list} data-open={panel.open || undefined}>
        {places.map(({ label, href, current }) => (
          <li key={href}>
            <LeafLink
              href={href}
              className={classes.place}
              aria-current={current ? 'page' : undefined}
              onClick={panel.close}
            >
              {label}
            </LeafLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
