import { DocsContext } from '@storybook/addon-docs/blocks';
import { type MouseEvent, type ReactNode, useContext } from 'react';
import { NAVIGATE_URL, UPDATE_GLOBALS } from 'storybook/internal/core-events';

type PageLinkProps = {
  /** Path inside Storybook: `/docs/foundations-colour--docs`. */
  to: string;
  /** Choices of the toolbar to look at it with. */
  globals?: Readonly<Record<string, string>>;
  className?: string;
  children: ReactNode;
};

/** A link to another page of this Storybook: a real address, followed without reloading the frame. */
export function PageLink({ to, globals, className, children }: PageLinkProps) {
  const { channel } = useContext(DocsContext);
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    // The manager reads only the path of such an address.
    if (globals) channel.emit(UPDATE_GLOBALS, { globals });
    channel.emit(NAVIGATE_URL, `?path=${to}`);
  };
  const chosen = Object.entries(globals ?? {}).map((choice) => choice.join(':'));
  return (
    <a
      href={`./?path=${to}${chosen.length > 0 ? `&globals=${chosen.join(';')}` : ''}`}
      target="_top"
      className={className}
      onClick={follow}
    >
      {children}
    </a>
  );
}
