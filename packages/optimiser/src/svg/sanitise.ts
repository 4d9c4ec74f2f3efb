import type { CustomPlugin, XastChild, XastElement, XastRoot } from 'svgo';
import { allowedElements, allowedPrefixed, animations, linkNamespace, svgNamespace } from './names.ts';
import { cleanStyles, isLocalValue } from './styles.ts';

const picture = /^data:image\/(png|jpe?g|gif|webp|avif);base64,[\w+/=\s]*$/i;

/** Whether an address stays in the file: a part of it, or a picture written into it. */
function isOwnAddress(element: string, address: string): boolean {
  const text = address.trim();
  if (text.startsWith('#')) return true;
  return (element === 'image' || element === 'feImage') && picture.test(text);
}

function isCleanStyle(value: string): boolean {
  let clean = !/[{}@]/.test(value);
  const rule = cleanStyles(`a{${value}}`, () => {
    clean = false;
  });
  return clean && rule !== undefined;
}

/**
 * What is wrong with an attribute, undefined if nothing is.
 * @param links prefixes of XLink
 */
function faultOf(
  element: string,
  name: string,
  value: string,
  links: ReadonlySet<string>,
): string | undefined {
  const lower = name.toLowerCase();
  const [prefix = '', local] = name.split(':');
  const isLink = links.has(prefix) && local === 'href';
  if (lower.startsWith('on')) return `${lower} (event handler)`;
  const namesLinks = prefix === 'xmlns' && value === linkNamespace;
  if (local !== undefined && !isLink && !namesLinks && !allowedPrefixed.has(name)) return name;
  if (name === 'xmlns' && value !== svgNamespace) return 'a foreign namespace';
  if (lower === 'href' || lower === 'xlink:href' || isLink)
    return isOwnAddress(element, value) ? undefined : `${lower} to outside the file`;
  if (lower === 'style') return isCleanStyle(value) ? undefined : 'a style that loads something';
  // Attributes such as fill and filter take `url(...)`, also with escaped letters.
  return !/[(\\]/.test(value) || isLocalValue(value) ? undefined : `${lower} from outside the file`;
}

/** An animation may not set an address or an event handler. */
const setsAddress = (attributes: Record<string, string>): boolean =>
  Object.entries(attributes).some(
    ([name, value]) => name.toLowerCase() === 'attributename' && /^\s*(on|(\S+:)?href\s*$)/i.test(value),
  );

const isText = (node: XastChild) => node.type === 'text' || node.type === 'cdata';

/** Prefixes that stand for a namespace. */
const prefixesOf = (namespace: string, attributes: Record<string, string>): string[] =>
  Object.entries(attributes)
    .filter(([name, value]) => name.startsWith('xmlns:') && value === namespace)
    .map(([name]) => name.slice('xmlns:'.length));

/**
 * Whether what is taken out could do something; drawing programs leave behind much that cannot.
 * @param prefixes of SVG
 */
function isActive(name: string, prefixes: ReadonlySet<string>): boolean {
  const [prefix = '', local] = name.split(':');
  if (local === undefined || prefixes.has(prefix)) return true;
  return /^(script|foreignobject|iframe|object|embed|handler|listener)$/i.test(local);
}

/**
 * A plugin of SVGO that leaves only what draws: no scripts, handlers, foreign elements or instructions, and no address
 * outside the file.
 * @param removed is told about everything that is taken out, as a few words
 * @param keepsPlaces whether an empty element that draws nothing stands in for one that is taken out, so that style
 *   sheets count the others as before
 */
export function sanitiser(removed: (what: string) => void, keepsPlaces = false): CustomPlugin {
  const prefixes = new Set<string>();
  const links = new Set<string>();
  const takeOut = (node: XastElement, parent: XastElement | XastRoot): void => {
    // A <switch> shows the first of its children that it knows.
    const isChoice = parent.type === 'element' && parent.name === 'switch';
    if (keepsPlaces && !isChoice) Object.assign(node, { name: 'desc', attributes: {}, children: [] });
    else drop(node, parent);
  };
  return {
    name: 'sanitise',
    fn: () => ({
      doctype: { enter: (node, parent) => drop(node, parent) },
      instruction: {
        enter: (node, parent) => {
          if (node.name.toLowerCase() !== 'xml') removed(`<?${node.name}?>`);
          drop(node, parent);
        },
      },
      comment: { enter: (node, parent) => drop(node, parent) },
      element: {
        enter: (node, parent) => {
          const { name, attributes } = node;
          for (const prefix of prefixesOf(svgNamespace, attributes)) prefixes.add(prefix);
          for (const prefix of prefixesOf(linkNamespace, attributes)) links.add(prefix);
          if (!allowedElements.has(name) || (animations.has(name) && setsAddress(attributes))) {
            if (isActive(name, prefixes)) removed(`<${name}>`);
            takeOut(node, parent);
            return;
          }
          for (const [attribute, value] of Object.entries(attributes)) {
            const fault = faultOf(name, attribute, value, links);
            if (fault === undefined) continue;
            if (!attribute.includes(':') || /href|base/i.test(attribute)) removed(fault);
            delete attributes[attribute];
          }
          if (name !== 'style') return;
          const css = node.children.map((child) => (isText(child) ? child.value : '')).join('');
          const clean = cleanStyles(css, removed);
          if (clean === undefined) {
            removed('<style> that cannot be read');
            takeOut(node, parent);
          } else if (clean !== css) node.children = [{ type: 'text', value: clean }];
        },
      },
    }),
  };
}

function drop<T>(node: T, parent: { children: T[] } | { children: unknown[] }): void {
  parent.children = (parent.children as T[]).filter((child) => child !== node);
}
