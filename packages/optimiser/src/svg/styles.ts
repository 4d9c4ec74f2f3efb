import postcss, { type AtRule, CssSyntaxError, type Declaration } from 'postcss';
import parseValue from 'postcss-value-parser';

/** Functions that load something, or run in some browser. */
const loading: ReadonlySet<string> = new Set([
  'image',
  'image-set',
  '-webkit-image-set',
  'cross-fade',
  '-webkit-cross-fade',
  'element',
  'paint',
  'src',
  'expression',
]);

const allowedAtRules: ReadonlySet<string> = new Set([
  'media',
  'supports',
  'keyframes',
  '-webkit-keyframes',
  'font-face',
]);

/** Pictures and fonts inside the file itself, and parts of it. */
const isInside = (address: string): boolean =>
  address.startsWith('#') ||
  /^data:(image\/(png|jpe?g|gif|webp|avif)|font\/[\w.+-]+|application\/(x-)?font[\w.+-]*);base64,[\w+/=\s]*$/i.test(
    address,
  );

/** A function's name, without signs before it that no name has but the parser leaves there: a list's `none;url(`. */
const functionName = (text: string): string => /[\w-]*$/.exec(text.toLowerCase())?.[0] ?? '';

/** Whether a value of CSS loads nothing from outside. Escapes are refused: they hide names from any check. */
export function isLocalValue(value: string): boolean {
  if (value.includes('\\')) return false;
  let local = true;
  parseValue(value).walk((node) => {
    if (node.type === 'string' && /^\s*(\w+:)?\/\//.test(node.value)) local = false;
    if (node.type !== 'function') return undefined;
    const name = functionName(node.value);
    if (loading.has(name)) local = false;
    if (name !== 'url') return undefined;
    const [address] = node.nodes;
    const isAddress = node.nodes.length === 1 && (address?.type === 'word' || address?.type === 'string');
    if (!isAddress || !isInside(address.value.trim())) local = false;
    return false;
  });
  return local;
}

const dangerous = ({ prop, value }: Declaration): boolean =>
  /^(behavior|-moz-binding)$/i.test(prop) || prop.includes('\\') || !isLocalValue(value);

const foreign = ({ name, params }: AtRule): boolean =>
  !allowedAtRules.has(name.toLowerCase()) || params.includes('\\') || /url\s*\(/i.test(params);

/** Removes from a style sheet what loads something; `removed` is told about each. Undefined if it cannot be read. */
export function cleanStyles(css: string, removed: (what: string) => void): string | undefined {
  try {
    const root = postcss.parse(css);
    root.walkAtRules((rule) => {
      if (!foreign(rule)) return;
      removed(`@${rule.name}`);
      rule.remove();
    });
    root.walkDecls((declaration) => {
      if (!dangerous(declaration)) return;
      removed(`${declaration.prop}: in a style`);
      declaration.remove();
    });
    return root.toString();
  } catch (error) {
    if (error instanceof CssSyntaxError) return undefined;
    throw error;
  }
}
