import type { LeafLinkProps } from '@leaf/ui';
import { Link } from 'react-router-dom';

/** Links of the library, followed without loading the page anew. */
export function RouterLink({ href, ...props }: LeafLinkProps) {
  return <Link to={href} {...props} />;
}
