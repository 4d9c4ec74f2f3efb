import { globSync, readFileSync } from 'node:fs';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { remove } from 'unist-util-remove';
import type { Plugin } from 'vite';
import { componentTexts } from './componentTexts.ts';

/** A page, and where it is beside Storybook. */
type TextPage = { path: string; title: string; text: string; purpose?: string };

/** What is imported, and what only a browser can draw. */
const drawn = ['mdxjsEsm', 'mdxJsxFlowElement', 'mdxFlowExpression'];

type Attribute = { type: string; name?: string; value?: unknown };
type Node = {
  type: string;
  name?: string;
  url?: string;
  depth?: number;
  attributes?: Attribute[];
  children?: Node[];
};

/** A link leads to the text of the page it names, which is beside this one, or else to Storybook, one folder up. */
function leading(url: string, slugs: ReadonlySet<string>): string {
  if (/^(?:[a-z]+:|[/#])/i.test(url)) return url;
  const [, slug = '', place = ''] = /^\?path=\/docs\/(.+)--docs(#.*)?$/.exec(url) ?? [];
  return slugs.has(slug) ? `${slug}.md${place}` : `../${url}`;
}

/** Turns what is written as an anchor into a link, and lets links lead to pages of text where there are any. */
function relink(node: Node, slugs: ReadonlySet<string>): void {
  if (node.type === 'mdxJsxTextElement' && node.name === 'a') {
    node.type = 'link';
    node.url = String(node.attributes?.find(({ name }) => name === 'href')?.value ?? '');
  }
  if (node.type === 'link' && node.url) node.url = leading(node.url, slugs);
  for (const child of node.children ?? []) relink(child, slugs);
}

/** Leaves out headings below which everything is drawn. */
function dropDrawnSections(page: Node): void {
  const { children = [] } = page;
  page.children = children.filter(({ type, depth = 0 }, index) => {
    if (type !== 'heading') return true;
    const after = children.slice(index + 1);
    const end = after.findIndex((node) => node.type === 'heading' && (node.depth ?? 0) <= depth);
    const section = end < 0 ? after : after.slice(0, end);
    return section.length === 0 || section.some((node) => !drawn.includes(node.type));
  });
}

/**
 * A page's text as Markdown, without what is drawn on it.
 * @param slugs the names of all pages of text, such as `guides-embedding`
 */
export const asMarkdown = (mdx: string, slugs: ReadonlySet<string> = new Set()): string =>
  String(
    unified()
      .use(remarkParse)
      .use(remarkGfm)
      .use(remarkMdx)
      .use(() => (tree) => dropDrawnSections(tree as Node))
      .use(() => (tree) => void remove(tree, drawn))
      .use(() => (tree) => relink(tree as Node, slugs))
      .use(remarkStringify, { bullet: '-', rule: '-' })
      .processSync(mdx),
  );

const titleOf = (mdx: string) => /<Meta title="([^"]+)"/.exec(mdx)?.[1];
const slugOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** The place of a page in the sidebar. Storybook wants the order written out in the preview, so it is read there. */
function placesIn(folder: string): (title: string) => number {
  const [, order = ''] = readFileSync(`${folder}/.storybook/preview.tsx`, 'utf8').split('storySort');
  // The components of a domain are not in it: they are in alphabetical order.
  return (title) =>
    title
      .split('/')
      .slice(0, 2)
      .reduce((from, part) => order.indexOf(`'${part}'`, from), 0);
}

function readPages(folder: string): TextPage[] {
  const placeOf = placesIn(folder);
  const files = globSync('stories/**/*.mdx', { cwd: folder });
  const pages = files.flatMap((file) => {
    const mdx = readFileSync(`${folder}/${file}`, 'utf8');
    const title = titleOf(mdx);
    // Pages such as the changelog are drawn as a whole.
    const isText = asMarkdown(mdx).split('\n').length > 10;
    return title && isText ? [{ slug: slugOf(title), title, mdx }] : [];
  });
  const components = componentTexts(folder).map((page) => ({ ...page, slug: slugOf(page.title) }));
  const slugs = new Set([...pages, ...components].map(({ slug }) => slug));
  const texts = pages.map(({ slug, title, mdx }) => ({ slug, title, text: asMarkdown(mdx, slugs) }));
  return [...texts, ...components]
    .sort(
      (one, other) => placeOf(one.title) - placeOf(other.title) || one.title.localeCompare(other.title, 'en'),
    )
    .map(({ slug, ...page }) => ({ ...page, path: `text/${slug}.md` }));
}

/** The packages that bring something to read. */
const packages = ['ui', 'connect', 'api-client', 'emissions', 'optimiser'];

const readPackages = (folder: string): TextPage[] =>
  packages.flatMap((name) => {
    const read = (file: string) => readFileSync(`${folder}/packages/${name}/${file}`, 'utf8');
    const { version }: { version: string } = JSON.parse(read('package.json'));
    const readme = {
      path: `text/${name}-readme.md`,
      title: `${name}: how to use it`,
      text: read('README.md'),
    };
    const reports = read('api.md');
    // The interface of a package that was not released yet is only its heading.
    if (reports.split('\n').length < 3) return [readme];
    const title = `${name}: its public interface in ${version}, the last release`;
    const since =
      'What changed since is in the [changelog](../?path=/docs/guides-changelog--docs), under *Unreleased*.';
    const text = `The public interface of ${version}, the last release. ${since}\n\n${reports}`;
    return [readme, { path: `text/${name}-api.md`, title, text }];
  });

/** The documents of the repository that a page links to. */
const readDocuments = (folder: string): TextPage[] =>
  ['browsers', 'errors'].map((name) => {
    const text = readFileSync(`${folder}/docs/${name}.md`, 'utf8');
    return { path: `text/${name}.md`, title: /^# (.+)/.exec(text)?.[1] ?? name, text };
  });

const listOf = (pages: readonly TextPage[]) =>
  pages
    .map(({ path, title, purpose }) => {
      const link = `- [${title.replace(/^.*\//, '')}](${path})`;
      return purpose ? `${link}: ${purpose}` : link;
    })
    .join('\n');

/** Every file by its name: the pages as Markdown, and `llms.txt`, which lists them (https://llmstxt.org). */
export function textFiles(folder: string): Record<string, string> {
  const pages = readPages(folder);
  const ofPackages = readPackages(folder);
  const documents = readDocuments(folder);
  const groups = [...new Set(pages.map(({ title }) => title.replace(/\/.*/, '')))];
  const listed = groups.map((group) => {
    const members = pages.filter(({ title }) => title.startsWith(`${group}/`));
    return `## ${group}\n\n${listOf(members)}`;
  });
  const index = [
    '# Leaf',
    '> Measures the carbon emissions of digital advertising after GMSF v1.2, and makes creatives lighter. Components for React and plain HTML, a typed client, and the emissions model.',
    ...listed,
    `## Packages\n\n${listOf(ofPackages)}`,
    `## Documents\n\n${listOf(documents)}`,
    '## The API\n\n- [The contract, OpenAPI 3.1 as JSON](reference/openapi.json)',
  ];
  return {
    'llms.txt': `${index.join('\n\n')}\n`,
    ...Object.fromEntries([...pages, ...ofPackages, ...documents].map(({ path, text }) => [path, text])),
  };
}

/** Puts the text pages beside Storybook as Markdown, for language models and everything else that reads text. */
export function textPages(): Plugin {
  return {
    name: 'leaf-text-pages',
    configureServer({ middlewares, config }) {
      middlewares.use(({ url = '' }, answer, next) => {
        if (url !== '/llms.txt' && !url.startsWith('/text/')) return next();
        const text = textFiles(config.root)[url.slice(1)];
        if (text === undefined) return next();
        answer.setHeader('Content-Type', 'text/plain; charset=utf-8');
        answer.end(text);
      });
    },
    generateBundle() {
      for (const [fileName, source] of Object.entries(textFiles(process.cwd())))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
