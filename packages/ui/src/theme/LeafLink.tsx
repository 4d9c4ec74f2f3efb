import { useContext } from 'react';
import { LeafContext, type LeafLinkProps } from './leafContext.ts';

/**
 * A real anchor, rendered with the host's router link if LeafProvider has one. A link to a place on the same page, such
 * as `#storage`, is the browser's: routers change the address and go nowhere. Pass it to Mantine as `<Button
 * component={LeafLink} href="/app">`.
 */
export function LeafLink(props: LeafLinkProps) {
  const { link } = useContext(LeafContext);
  const Link = /^#/.test(props.href) ? 'a' : link;
  return <Link {...props} />;
}
