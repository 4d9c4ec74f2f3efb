import { loadKnown } from './adviceOf.ts';

/** Characters in a line. */
const longest = 96;

/** A list or an object on several lines, none of which opens another. */
const spreadOut = /^([^\n]*?)([[{])\n((?:[^\n]*[^[{\n]\n)+?) *([\]}])/gm;

/** Storybook's code as a person would write it: callbacks without the names of the build, and short data on one line. */
export function tidy(code: string): string {
  const plain = code.replace(/\{function \w*\(\) ?\{\}\}/g, '{() => {}}');
  const joined = plain.replace(spreadOut, (whole, before: string, open: string, inner: string) => {
    const values = inner.trim().replace(/\s*\n\s*/g, ' ');
    const line = before + (open === '[' ? `[${values}]` : `{ ${values} }`);
    return line.length > longest ? whole : line;
  });
  return joined === plain ? plain : tidy(joined);
}

/** The code of a story with the import that it needs, which the advice's own code has too. */
export function withImport(code: string, name: string, usage = ''): string {
  const entry = /from '(@leaf\/ui[^']*)'/.exec(usage)?.[1];
  return entry ? `import { ${name} } from '${entry}';\n\n${tidy(code)}` : tidy(code);
}

/** What “Show code” and “Copy code” give, with the current values of the controls. */
export async function playgroundCode(
  code: string,
  { title, parameters }: { title: string; parameters: { fileName?: unknown } },
): Promise<string> {
  const known = await loadKnown(String(parameters.fileName));
  return withImport(code, title.split('/').at(-1) ?? '', known?.usage);
}
