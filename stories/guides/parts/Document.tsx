import { Markdown } from '@storybook/addon-docs/blocks';
import { type ComponentProps, Fragment } from 'react';
import { Anchor, elements } from '../../../.storybook/docs/elements.tsx';

// Plain tags use their own elements.
const plain = Object.fromEntries(
  Object.entries(elements).flatMap(([name, element]) =>
    typeof element === 'string' ? [] : [[name, { component: element }]],
  ),
);

/** Documents of the repository are published beside Storybook as text. */
function DocumentAnchor({ href = '', ...rest }: ComponentProps<'a'>) {
  const [, file] = /^docs\/([\w-]+\.md)$/.exec(href) ?? [];
  if (file) return <a href={`text/${file}`} target="_blank" rel="noreferrer" {...rest} />;
  return <Anchor href={href} {...rest} />;
}

const overrides = { ...plain, a: { component: DocumentAnchor } };

/** Shows a file of the repository as a page, so that it is written only once. */
export function Document({ children }: { children: string }) {
  return <Markdown options={{ wrapper: Fragment, overrides }}>{children}</Markdown>;
}

const inline = { wrapper: Fragment, overrides, forceBlock: false, forceInline: true };

/** Sentences with code and links in them, but no paragraphs. */
export function Sentences({ children }: { children: string }) {
  return <Markdown options={inline}>{children}</Markdown>;
}
