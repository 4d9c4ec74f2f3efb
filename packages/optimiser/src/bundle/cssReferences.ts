import postcss, { CssSyntaxError } from 'postcss';
import parseValue from 'postcss-value-parser';

/** The text that CSS writes with escapes: `a\20 b` or `a\ b` for `a b`. */
const unescaped = (text: string): string =>
  text.replace(/\\(?:([\da-f]{1,6})(?:\r\n|\s)?|(\r\n|[\n\r\f])|(.))/gis, (_, code, newline, character) => {
    if (newline) return '';
    const point = Number.parseInt(code, 16);
    return code ? String.fromCodePoint(point <= 0x10_ffff ? point : 0xfffd) : character;
  });

const fromValue = (value: string): string[] => {
  const found: string[] = [];
  parseValue(value).walk((node) => {
    if (node.type !== 'function') return undefined;
    const name = unescaped(node.value).toLowerCase();
    if (name === 'url' || name === 'src') {
      const [address] = node.nodes;
      if (address?.type === 'string') found.push(unescaped(address.value));
      // More than one word where the name is written with escapes, which the parser does not know.
      if (address?.type === 'word') found.push(unescaped(parseValue.stringify(node.nodes)));
      return false;
    }
    if (name.endsWith('image-set'))
      for (const inner of node.nodes) if (inner.type === 'string') found.push(unescaped(inner.value));
    return undefined;
  });
  return found;
};

const fromImport = (params: string): string[] => {
  const [first] = parseValue(params).nodes;
  return first?.type === 'string' ? [unescaped(first.value)] : fromValue(params);
};

/** The addresses that a style sheet loads, without escapes; undefined if it cannot be read. */
export function cssAddresses(css: string): string[] | undefined {
  try {
    const found: string[][] = [];
    const root = postcss.parse(css);
    root.walkAtRules('import', ({ params }) => {
      found.push(fromImport(params));
    });
    root.walkDecls(({ value }) => {
      found.push(fromValue(value));
    });
    return found.flat();
  } catch (error) {
    // Both parsers call themselves for each level: what is nested too deep for them ends in a RangeError.
    if (error instanceof CssSyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}
