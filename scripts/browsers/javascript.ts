import { parse } from 'acorn';
import { aboveFloor, memberAboveFloor } from './baseline.ts';

/** The interface of an object that always exists. */
const interfaces: Record<string, string> = {
  document: 'Document',
  navigator: 'Navigator',
  location: 'Location',
  history: 'History',
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
  performance: 'Performance',
  crypto: 'Crypto',
  screen: 'Screen',
  localStorage: 'Storage',
  sessionStorage: 'Storage',
  caches: 'CacheStorage',
  scheduler: 'Scheduler',
};

/**
 * Syntax newer than the oldest supported browsers, by node type. Syntax that the parser's edition lacks is rejected.
 */
const syntax: Record<string, string> = {
  StaticBlock: 'javascript.classes.static.initialization_blocks',
  PropertyDefinition: 'javascript.classes.public_class_fields',
  PrivateIdentifier: 'javascript.classes.private_class_fields',
  ChainExpression: 'javascript.operators.optional_chaining',
  ImportExpression: 'javascript.operators.import',
};
const assignments: Record<string, string> = {
  '??=': 'javascript.operators.nullish_coalescing_assignment',
  '&&=': 'javascript.operators.logical_and_assignment',
  '||=': 'javascript.operators.logical_or_assignment',
};

/** A node of the syntax tree; `value` is a node, or what a literal stands for. */
type Node = {
  type: string;
  name?: string;
  operator?: string;
  object?: Node;
  property?: Node;
  computed?: boolean;
  shorthand?: boolean;
  callee?: Node;
  id?: Node;
  params?: Node[];
  key?: Node;
  value?: unknown;
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* nodesOf(node: Node, parent?: Node): Generator<[Node, Node | undefined]> {
  yield [node, parent];
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const one of value) if (isNode(one)) yield* nodesOf(one, node);
    } else if (isNode(value)) yield* nodesOf(value, node);
  }
}

const isDeclaration = (parent: Node | undefined, node: Node) =>
  (parent?.type === 'VariableDeclarator' && parent.id === node) ||
  (/Function/.test(parent?.type ?? '') && (parent?.id === node || parent?.params?.includes(node))) ||
  (/Class/.test(parent?.type ?? '') && parent?.id === node) ||
  /^(Import\w*Specifier|CatchClause|RestElement|AssignmentPattern|ArrayPattern)$/.test(parent?.type ?? '') ||
  (parent?.type === 'Property' && parent.value === node && parent.shorthand);

const isReference = (parent: Node | undefined, node: Node) =>
  !(parent?.type === 'MemberExpression' && parent.property === node && !parent.computed) &&
  !(parent?.type === 'Property' && parent.key === node && !parent.computed) &&
  !/Definition$|Label|Break|Continue|Specifier$/.test(parent?.type ?? '');

const memberOf = ({ property, computed }: Node) => {
  if (!computed && property?.type === 'Identifier') return property.name;
  return property?.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
};

/**
 * The keys of everything above the floor that a script uses: globals, members of globals, members that nothing within
 * the floor has, and syntax. It cannot see what depends on an object's type or a call's options.
 */
export function javascriptAboveFloor(source: string): Set<string> {
  const found = new Set<string>();
  const see = (key?: string) => key && found.add(key);
  const tree = parse(source, { ecmaVersion: 2023, sourceType: 'module', allowHashBang: true });
  const all = [...nodesOf(tree)];
  const declared = new Set(
    all.flatMap(([node, parent]) =>
      node.type === 'Identifier' && isDeclaration(parent, node) ? [node.name] : [],
    ),
  );
  for (const [node, parent] of all) {
    see(aboveFloor(syntax[node.type] ?? ''));
    if (node.type === 'AssignmentExpression') see(aboveFloor(assignments[node.operator ?? ''] ?? ''));
    if (node.type === 'Identifier' && !declared.has(node.name) && isReference(parent, node))
      see(
        aboveFloor(
          `api.${node.name}`,
          `api.Window.${node.name}`,
          `javascript.builtins.${node.name}`,
          `javascript.functions.${node.name}`,
        ),
      );
    if (node.type !== 'MemberExpression') continue;
    const member = memberOf(node);
    if (!member) continue;
    const { object } = node;
    const owner = object?.type === 'Identifier' && !declared.has(object.name) && object.name;
    const type = owner && (interfaces[owner] ?? owner);
    if (owner)
      see(
        aboveFloor(
          `api.${type}.${member}_static`,
          `javascript.builtins.${type}.${member}`,
          `api.${type}.${member}`,
          ...(type === 'Window' ? [`api.${member}`, `javascript.builtins.${member}`] : []),
        ),
      );
    // The name alone is only meaningful in a call.
    if (parent?.type === 'CallExpression' && parent.callee === node) see(memberAboveFloor(member));
  }
  return found;
}
