import postcss, { CssSyntaxError } from 'postcss';
import parseValue from 'postcss-value-parser';

const fromValue = (value: string): string[] => {
  const found: string[] = [];
  parseValue(value).walk((node) => {
    if (node.type !== 'function') return undefined;
    const name = node.value.toLowerCase();
    if (name === 'url' || name === 'src') {
      const [address] = node.nodes;
      if (address?.type === 'word' || address?.type === 'string') found.push(address.value);
      return false;
    }
    if (name.endsWith('image-set'))
      for (const inner of node.nodes) if (inner.type === 'string') found.push(inner.value);
    return undefined;
  });
  return found;
};

const fromImport = (params: string): string[] => {
  const [first] = parseValue(params).nodes;
  return first?.type === 'string' ? [first.value] : fromValue(params);
};

/** The addresses that a style sheet loads, as written; undefined if it cannot be read. */
export function cssAddresses(css: string): string[] | undefined {
  try {
    const found: string[] = [];
    const root = postcss.parse(css);
    root.walkAtRules('import', ({ params }) => {
      found.push(...fromImport(params));
    });
    root.walkDecls(({ value }) => {
      found.push(...fromValue(value));
    });
    return found;
  } catch (error) {
    if (error instanceof CssSyntaxError) return undefined;
    throw error;
  }
}
