import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LeafLink } from './LeafLink.tsx';
import { LeafContext, type LeafLinkProps, outsideLeaf } from './leafContext.ts';

const Routed = ({ href, children }: LeafLinkProps) => <span data-to={href}>{children}</span>;

it.each([
  ['/app', '<span data-to="/app">There</span>'],
  ['', '<span data-to="">There</span>'],
  ['#storage', '<a href="#storage">There</a>'],
])('follows %o with what knows the way', (href, drawn) => {
  const link = (
    <LeafContext value={{ ...outsideLeaf, link: Routed }}>
      <LeafLink href={href}>There</LeafLink>
    </LeafContext>
  );
  expect(renderToStaticMarkup(link)).toBe(drawn);
});
