import { useContext } from 'react';
import { LeafContext, type LeafLinkProps } from './leafContext.ts';

/**
 * A real anchor, rendered with the host's router link if LeafProvider has one. Pass it to Mantine as `<Button
 * component={LeafLink} href="/app">`.
 */
export function LeafLink(props: LeafLinkProps) {
  const { link: Link } = useContext(LeafContext);
  return <Link {...props} />;
}
