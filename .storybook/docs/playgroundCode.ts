/** Characters in a line. */
const longest = 96;

/** A list or an object on several lines, none of which opens another. */
const spreadOut = /^([^\n]*?)([[{])\n((?:[^\n]*[^[{\n]\n)+?) *([\]}])/gm;

/** Storybook's code as a person would write it: callbacks without the names of the build, and short data on one line. */
export function tidy(code: string): string {
  const plain = code.replace(/function [\w$]*\(\) ?\{\}/g, '() => {}');
  const joined = plain.replace(spreadOut, (whole, before: string, open: string, inner: string) => {
    const values = inner.trim().replace(/\s*\n\s*/g, ' ');
    const line = before + (open === '[' ? `[${values}]` : `{ ${values} }`);
    return line.length > longest ? whole : line;
  });
  return joined === plain ? plain : tidy(joined);
}

/** What a callback's type asks for, and the least that answers it. */
const answers: readonly (readonly [asked: RegExp, answer: string])[] = [
  [/\bvoid\b/, '{}'],
  [/\bundefined\b/, 'undefined'],
  [/\bboolean\b/, 'true'],
  [/\bfalse\b/, 'false'],
  [/\bReactNode\b/, 'null'],
  [/\b(string|RowId)\b/, "''"],
];

/** The code of a story whose callbacks answer what their types ask for. */
export const withAnswers = (code: string, types: Readonly<Record<string, string>>): string =>
  code
    .replace(/\b(\w+)=\{function [\w$]*\(\) ?\{\}\}/g, (whole, prop: string) => {
      const asked = /=> ([^=]+?)\)?$/.exec(types[prop] ?? '')?.[1] ?? '';
      const promised = /^Promise<(.+)>$/.exec(asked)?.[1];
      const answer = answers.find(([type]) => type.test(promised ?? asked))?.[1];
      return answer ? `${prop}={${promised ? 'async ' : ''}() => ${answer}}` : whole;
    })
    // Inside data there are no types; most that is there, such as the cell of a column, may be empty.
    .replace(/\b(\w+): function [\w$]*\(\) ?\{\}/g, '$1: () => undefined');

/** The code with the imports of the components in it. `entries` has the source of each entry by its address. */
export function withImports(code: string, entries: Readonly<Record<string, string>>): string {
  const names = new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));
  const imports = Object.entries(entries).flatMap(([entry, source]) => {
    const taken = [...names].filter((name) => new RegExp(`[{,]\\s+${name}[\\s,]`).test(source));
    return taken.length > 0 ? [`import { ${taken.join(', ')} } from '${entry}';`] : [];
  });
  return imports.length > 0 ? `${imports.join('\n')}\n\n${code}` : code;
}

const sources = import.meta.glob<string>('../../packages/ui/src/{index,charts,plan,compare,bundles}.ts', {
  query: '?raw',
  import: 'default',
});

async function loadEntries(): Promise<Record<string, string>> {
  const loaded = Object.entries(sources).map(async ([path, load]) => {
    const name = path.replace(/^.*\/(\w+)\.ts$/, '/$1').replace('/index', '');
    return [`@leaf/ui${name}`, await load()] as const;
  });
  return Object.fromEntries((await Promise.all(loaded)).toSorted());
}

type Typed = { table?: { type?: { summary?: string } } };

/** What “Show code” and “Copy code” give, with the current values of the controls. */
export async function playgroundCode(
  code: string,
  { argTypes }: { argTypes: Readonly<Record<string, Typed>> },
): Promise<string> {
  // Storybook passes the code through twice.
  if (code.startsWith('import ')) return code;
  const types = Object.entries(argTypes).map(([prop, { table }]) => [prop, table?.type?.summary ?? '']);
  return withImports(tidy(withAnswers(code, Object.fromEntries(types))), await loadEntries());
}
