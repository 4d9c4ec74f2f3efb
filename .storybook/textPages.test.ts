import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { asMarkdown, textFiles } from './textPages.ts';

const root = path.join(import.meta.dirname, '..');

describe('pages as Markdown', () => {
  const files = textFiles(root);

  it('keep text, tables and code, and lose what is drawn', () => {
    const mdx = [
      "import { Meta } from '@storybook/addon-docs/blocks';",
      '<Meta title="Guides/One" />',
      '# One',
      'Take `<LeafProvider>`.',
      '| A | B |\n|---|---|\n| 1 | 2 |',
      '```tsx\nimport { x } from "y";\n<Part />\n```',
      '<Part />',
    ].join('\n\n');
    const text = asMarkdown(mdx);
    expect(text).toMatch(/^# One\n\nTake `<LeafProvider>`\./);
    expect(text).toContain('| 1 | 2 |');
    expect(text).toContain('import { x } from "y";\n<Part />\n```');
    expect(text).not.toMatch(/Meta|addon-docs|<Part \/>\s*$/);
  });

  it('lead to Storybook, which is one folder up', () => {
    const text = asMarkdown(
      '# One\n\n[A](?path=/docs/a--docs), [B](https://b.example), [C](#c) and <a href="reference/index.html" target="_blank">D</a>.\n',
    );
    expect(text).toContain(
      '[A](../?path=/docs/a--docs), [B](https://b.example), [C](#c) and [D](../reference/index.html).',
    );
    expect(files['text/guides-embedding.md']).toContain('[Markdown](../llms.txt)');
  });

  it('lead to the text of another page where there is one', () => {
    const text = asMarkdown(
      '# One\n\n[A](?path=/docs/a--docs), [B](?path=/docs/b--docs#c).\n',
      new Set(['b']),
    );
    expect(text).toContain('[A](../?path=/docs/a--docs), [B](b.md#c).');
    for (const [file, text] of Object.entries(files))
      for (const [, linked] of text.matchAll(/\]\(([a-z-]+\.md)/g))
        if (file.startsWith('text/guides-')) expect(files, file).toHaveProperty([`text/${linked}`]);
    expect(files['text/guides-plain-html.md']).toContain('](guides-cors-and-csp.md)');
  });

  it('are listed in the order of the sidebar', () => {
    const listed = [
      ...(files['llms.txt'] ?? '').matchAll(/\]\(text\/(foundations|patterns|guides)-(.+)\.md/g),
    ];
    const pages = listed.map(([, group, page]) => `${group} ${page}`);
    expect(pages.slice(0, 2)).toEqual(['foundations motif', 'foundations colour']);
    const guides = pages.filter((page) => page.startsWith('guides'));
    expect(guides.slice(0, 3)).toEqual(['guides embedding', 'guides vite-and-webpack', 'guides next']);
    expect(pages.indexOf('patterns forms-that-save')).toBeLessThan(pages.indexOf('guides embedding'));
  });

  it('have no headings of what is drawn', () => {
    expect(asMarkdown('# One\n\nText.\n\n## Two\n\n<Part />\n\n## Three\n\nText.\n')).toBe(
      '# One\n\nText.\n\n## Three\n\nText.\n',
    );
    expect(files['text/guides-embedding.md']).not.toMatch(/^## Sizes/m);
    expect(files['text/guides-labels.md']).not.toMatch(/^## Every word/m);
  });

  it('have beside them the documents that the guide for contributors links to', () => {
    const guide = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');
    const linked = [...guide.matchAll(/\]\(docs\/([^)]+)\)/g)].map(([, file]) => `text/${file}`);
    expect(linked.length).toBeGreaterThan(1);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(linked));
  });

  it('are all listed in llms.txt, each under a title of its own', () => {
    const listed = [...(files['llms.txt'] ?? '').matchAll(/\]\((text\/[^)]+)\)/g)].map(([, file]) => file);
    expect(listed.toSorted()).toEqual(
      Object.keys(files)
        .filter((file) => file !== 'llms.txt')
        .toSorted(),
    );
    expect(listed).toContain('text/guides-embedding.md');
    expect(listed).toContain('text/ui-api.md');
  });

  it('include each component, with what its page says and the types of its props', () => {
    const page = files['text/components-feedback-confirmdialog.md'] ?? '';
    expect(page).toMatch(/^# ConfirmDialog\n\nAsks before /);
    expect(page).toMatch(/## When not\n\n- .+: use UndoNotice\./);
    expect(page).toContain('- Don’t ask “Are you sure?”.');
    expect(page).toContain("import { ConfirmDialog, type ConfirmDialogProps } from '@leaf/ui';");
    expect(page).toMatch(/```ts\nexport type ConfirmDialogProps = \{\n {2}\/\*\* Whether the dialog is open/);
    // The types beside it that its props name, and the tokens of its stylesheet.
    expect(files['text/components-layout-rowlink.md']).toMatch(
      /type RowLinkProps = Shared &[^`]*\ntype Shared = /,
    );
    expect(files['text/components-layout-rowlink.md']).toContain('- `--leaf-dimmed`');
    expect(files['llms.txt']).toMatch(
      /\n- \[ConfirmDialog\]\(text\/components-feedback-confirmdialog\.md\): Asks before /,
    );
  });

  it('include every component that has a page in Storybook', () => {
    const advice = globSync('packages/ui/src/**/*.advice.tsx', { cwd: root });
    const pages = Object.entries(files).filter(([file]) => /^text\/(components|screens)-/.test(file));
    expect(pages).toHaveLength(advice.length);
    for (const [file, text] of pages) {
      expect(text, file).toMatch(/^# \w+\n\n.+\n\n## When to use\n\n- \S/);
      expect(text, file).not.toMatch(/^- undefined|use undefined/m);
    }
  });

  it('say of which release an interface is', () => {
    const version = /"version": "(.+)"/.exec(
      readFileSync(path.join(root, 'packages/ui/package.json'), 'utf8'),
    )?.[1];
    expect(files['llms.txt']).toContain(
      `[ui: its public interface in ${version}, the last release](text/ui-api.md)`,
    );
    expect(files['text/ui-api.md']).toMatch(`The public interface of ${version}, the last release.`);
  });

  it('say something', () => {
    for (const [file, text] of Object.entries(files)) expect(text.length, file).toBeGreaterThan(20);
  });
});
