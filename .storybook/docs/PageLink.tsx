import { DocsContext } from '@storybook/addon-docs/blocks';
import { type MouseEvent, type ReactNode, useContext } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';

type PageLinkProps = {
  /** Path inside Storybook: `/docs/foundations-colour--docs`. */
  to: string;
  className?: string;
  children: ReactNode;
};

/** A link to another page of this Storybook: a real address, followed without reloading the frame. */
export function PageLink({ to, className, children }: PageLinkProps) {
  const { channel } = useContext(DocsContext);
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    channel.emit(NAVIGATE_URL, `?path=${to}`);
  };
  return (
    <a href={`./?path=${to}`} target="_top" className={className} onClick={follow}>
      {children}
    </a>
  );
}
