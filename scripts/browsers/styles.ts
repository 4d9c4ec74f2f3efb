import postcss, { AtRule, type Node } from 'postcss';
import valueParser from 'postcss-value-parser';
import { aboveFloor, cssTypeAboveFloor } from './baseline.ts';

const isPrefixed = (name: string) => name.startsWith('-');

const sizes: Record<string, string> = { s: 'small', l: 'large', d: 'dynamic' };

/** Units that the data lists under one key. */
const unitGroups: readonly [RegExp, (unit: string) => string][] = [
  [
    /^[sld]v(w|h|i|b|min|max)$/,
    (unit) => `css.types.length.viewport_percentage_units_${sizes[unit[0] ?? '']}`,
  ],
  [/^cq(w|h|i|b|min|max)$/, () => 'css.types.length.container_query_length_units'],
];

function* inValue(property: string, value: string) {
  const words: { type: string; value: string }[] = [];
  valueParser(value).walk((node) => {
    if (node.type === 'word' || node.type === 'function') words.push(node);
    return !(node.type === 'function' && /^(url|var|env)$/i.test(node.value));
  });
  for (const { type, value: word } of words) {
    if (isPrefixed(word)) continue;
    yield aboveFloor(`css.properties.${property}.${word}`);
    if (type === 'function') yield cssTypeAboveFloor(word);
    const unit = type === 'word' && valueParser.unit(word);
    if (!unit || unit.unit === '') continue;
    yield aboveFloor(`css.types.length.${unit.unit}`);
    for (const [pattern, key] of unitGroups) if (pattern.test(unit.unit)) yield aboveFloor(key(unit.unit));
  }
}

const pseudo = /::?([a-z][\w-]*)/gi;

/** Whether a rule applies only if the browser reports support for a feature. */
const isGuarded = (node: Node | undefined): boolean =>
  node !== undefined && ((node instanceof AtRule && node.name === 'supports') || isGuarded(node.parent));

/** The keys of everything above the floor that a style sheet uses outside `@supports`. */
export function stylesAboveFloor(source: string): Set<string> {
  const found = new Set<string>();
  const see = (key?: string) => key && found.add(key);
  postcss.parse(source).walk((node) => {
    if (isGuarded(node.parent)) return;
    if (node.type === 'decl' && !node.prop.startsWith('--')) {
      const property = node.prop.toLowerCase();
      if (!isPrefixed(property)) see(aboveFloor(`css.properties.${property}`));
      for (const key of inValue(property, node.value)) see(key);
    }
    if (node.type === 'rule') {
      for (const [, name] of node.selector.matchAll(pseudo))
        if (name && !isPrefixed(name)) see(aboveFloor(`css.selectors.${name}`));
      if (node.selector.includes('&')) see(aboveFloor('css.selectors.nesting'));
    }
    if (node.type === 'atrule' && !isPrefixed(node.name)) {
      see(aboveFloor(`css.at-rules.${node.name}`));
      for (const [, name] of node.params.matchAll(/\(\s*([a-z][\w-]*)/gi))
        see(aboveFloor(`css.at-rules.${node.name}.${name}`));
    }
  });
  return found;
}
