/** Characters in a line. */
const longest = 96;

/** A list or an object on several lines, none of which opens another. */
const spreadOut = /^([^\n]*?)([[{])\n((?:[^\n]*[^[{\n]\n)+?) *([\]}])/gm;

/** Digits of a figure; what a computer adds after them says nothing. */
const digits = 10;

/** Values of a list that are enough to see what is in it, and the values from which on the rest is only counted. */
const shownOfLong = 3;
const long = 20;

/** A list with a value on each line. */
const valuePerLine = /\[\n((?: *[^\n[\]{}]+\n)+)( *)\]/g;

/** Long lists of values with the first few of them, and how many more there are. */
const shortened = (code: string) =>
  code.replace(valuePerLine, (whole, inner: string, end: string) => {
    const lines = inner.trimEnd().split('\n');
    if (lines.length < long) return whole;
    const rest = `${end}  /* and ${lines.length - shownOfLong} more */`;
    return `[\n${[...lines.slice(0, shownOfLong), rest].join('\n')}\n${end}]`;
  });

/** Storybook's code as a person would write it: callbacks without the names of the build, short data on one line, and long lists cut. */
export function tidy(code: string): string {
  const plain = shortened(code)
    .replace(/function [\w$]*\(\) ?\{\}/g, '() => {}')
    .replace(/<(\/?)React\.Fragment>/g, '<$1>')
    // Storybook takes every `current` for a ref; in data it marks the place where somebody is.
    .replace(/\bcurrent: '\[Circular\]'/g, 'current: true')
    .replace(/\b\d+\.\d{10,}\b/g, (figure) => String(Number(Number(figure).toPrecision(digits))));
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

/** The source of each entry by its address. */
type Entries = Readonly<Record<string, string>>;

const exporting = (entries: Entries, name: string) =>
  Object.keys(entries).find((entry) => new RegExp(`[{,]\\s+${name}[\\s,]`).test(entries[entry] ?? ''));

/** Mantine's components have the address of their package in their name. */
const mantine = /@mantine\/core\/(?=[A-Z])/g;

/** The code with the imports of the components in it. */
export function withImports(code: string, entries: Entries): string {
  const namesIn = (tags: RegExp) => [...new Set([...code.matchAll(tags)].map(([, name = '']) => name))];
  const own = namesIn(/<([A-Z]\w*)/g);
  const imports = [
    ...Object.keys(entries).map(
      (entry) => [entry, own.filter((name) => exporting(entries, name) === entry)] as const,
    ),
    ['@mantine/core', namesIn(/<@mantine\/core\/([A-Z]\w*)/g)] as const,
  ].flatMap(([from, names]) => (names.length > 0 ? [`import { ${names.join(', ')} } from '${from}';`] : []));
  const plain = code.replace(mantine, '');
  return imports.length > 0 ? `${imports.join('\n')}\n\n${plain}` : plain;
}

const sources = import.meta.glob<string>('../../packages/ui/src/{index,charts,plan,compare,bundles}.ts', {
  query: '?raw',
  import: 'default',
});

async function loadEntries(): Promise<Entries> {
  const loaded = Object.entries(sources).map(async ([path, load]) => {
    const name = path.replace(/^.*\/(\w+)\.ts$/, '/$1').replace('/index', '');
    return [`@leaf/ui${name}`, await load()] as const;
  });
  return Object.fromEntries((await Promise.all(loaded)).toSorted());
}

/** Whether a component that is printed under this name can be imported by a reader. */
export async function importable(): Promise<(name: string) => boolean> {
  const entries = await loadEntries();
  return (name) => name.search(mantine) === 0 || exporting(entries, name) !== undefined;
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
