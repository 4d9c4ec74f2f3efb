import type { LeafLinkProps } from '@leaf/ui';
import { Link } from 'react-router-dom';
import { pages } from '../pages.tsx';
import { prefetch } from './prefetch.ts';

/** Links for the library that navigate on the client; their target is prefetched on hover and focus. */
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
