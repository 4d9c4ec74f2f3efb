import type { LeafLinkProps } from '@leaf/ui';
import { Link } from 'react-router-dom';
import { pages } from '../pages.tsx';
import { prefetch } from './prefetch.ts';

/** Links of the library, followed without loading the page anew; what they lead to is fetched when they are reached. */
export function RouterLink({ href, onFocus, onPointerEnter, ...props }: LeafLinkProps) {
  const ahead = () => prefetch(pages, href.split('?')[0] ?? '');
  return (
    <Link
      to={href}
      onFocus={(event) => {
        ahead();
        onFocus?.(event);
      }}
      onPointerEnter={(event) => {
        ahead();
        onPointerEnter?.(event);
      }}
      {...props}
    />
  );
}
