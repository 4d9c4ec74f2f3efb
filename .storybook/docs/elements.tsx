import type { ComponentProps, ComponentType } from 'react';
import { Code } from './Code.tsx';
import { PageLink } from './PageLink.tsx';
import { Scroll } from './Scroll.tsx';

const languages = { bash: 'bash', sh: 'bash', css: 'css', html: 'html', json: 'json' } as const;
const known = (name: string): name is keyof typeof languages => name in languages;

/** A fenced block is highlighted and can be copied; inline code stays inline. */
function MaybeCode({ className, children, ...rest }: ComponentProps<'code'>) {
  const language = /lang(?:uage)?-(\w+)/.exec(className ?? '')?.[1];
  if (!language) return <code {...rest}>{children}</code>;
  return <Code code={String(children)} language={known(language) ? languages[language] : 'tsx'} />;
}

/** Source renders its own `pre`. */
const Pre = ({ children }: ComponentProps<'pre'>) => <div className="leaf-code">{children}</div>;

export function Anchor({ href = '', children, ...rest }: ComponentProps<'a'>) {
  if (href.startsWith('?path=')) return <PageLink to={href.slice('?path='.length)}>{children}</PageLink>;
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

const Table = (props: ComponentProps<'table'>) => (
  <Scroll name="Table">
    <table {...props} />
  </Scroll>
);

/** The elements for Markdown: plain ones, styled by docs.css alone. */
// biome-ignore lint/suspicious/noExplicitAny: MDX passes different props to every element
export const elements: Record<string, ComponentType<any> | string> = {
  a: Anchor,
  code: MaybeCode,
  pre: Pre,
  table: Table,
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
};
