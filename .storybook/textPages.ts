import { globSync, readFileSync } from 'node:fs';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { remove } from 'unist-util-remove';
import type { Plugin } from 'vite';

/** A page, and where it is beside Storybook. */
type TextPage = { path: string; title: string; text: string };

/** What is imported, and what only a browser can draw. */
const drawn = ['mdxjsEsm', 'mdxJsxFlowElement', 'mdxFlowExpression'];

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMdx)
  .use(() => (tree) => void remove(tree, drawn))
  .use(remarkStringify, { bullet: '-', rule: '-' });

/** A page's text as Markdown, without what is drawn on it. Its links lead to Storybook, one folder up. */
export const asMarkdown = (mdx: string): string =>
  String(markdown.processSync(mdx)).replaceAll('](?path=', '](../?path=');

const titleOf = (mdx: string) => /<Meta title="([^"]+)"/.exec(mdx)?.[1];
const slugOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

function readPages(folder: string): TextPage[] {
  const files = globSync('stories/**/*.mdx', { cwd: folder });
  return files.toSorted().flatMap((file) => {
    const mdx = readFileSync(`${folder}/${file}`, 'utf8');
    const title = titleOf(mdx);
    const text = asMarkdown(mdx);
    // Pages such as the changelog are drawn as a whole.
    const isText = text.split('\n').length > 10;
    return title && isText ? [{ path: `text/${slugOf(title)}.md`, title, text }] : [];
  });
}

/** The packages, with their documents. */
const packages = ['ui', 'connect', 'api-client', 'emissions', 'optimiser'];
const documents = [
  { file: 'README.md', what: 'how to use it' },
  { file: 'api.md', what: 'its public interface' },
];

const readPackages = (folder: string): TextPage[] =>
  packages.flatMap((name) =>
    documents.flatMap(({ file, what }) => {
      const text = readFileSync(`${folder}/packages/${name}/${file}`, 'utf8');
      // The interface of a package that was not released yet is only its heading.
      if (text.split('\n').length < 3) return [];
      return { path: `text/${name}-${file.toLowerCase()}`, title: `${name}: ${what}`, text };
    }),
  );

const listOf = (pages: readonly TextPage[]) =>
  pages.map(({ path, title }) => `- [${title.replace(/^.*\//, '')}](${path})`).join('\n');

/** Every file by its name: the pages as Markdown, and `llms.txt`, which lists them (https://llmstxt.org). */
export function textFiles(folder: string): Record<string, string> {
  const pages = readPages(folder);
  const ofPackages = readPackages(folder);
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
    '## The API\n\n- [The contract, OpenAPI 3.1 as JSON](reference/openapi.json)',
  ];
  return {
    'llms.txt': `${index.join('\n\n')}\n`,
    ...Object.fromEntries([...pages, ...ofPackages].map(({ path, text }) => [path, text])),
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
