import { type CustomPlugin, optimize } from 'svgo';
import { visibleLine } from '../codec/visibleLine.ts';
import { UnsupportedImage } from '../errors.ts';
import { megabytesOver } from '../limits.ts';
import { svgNamespace } from './names.ts';
import { sanitiser } from './sanitise.ts';

/** An SVG without what it does not need, and without what could run or load. */
export interface MinifiedSvg {
  data: Uint8Array;
  /** What was taken out for safety, such as `<script>`, each once: at most 20 lines, of which `…` stands for the rest. */
  removed: string[];
}

/** The most lines about what was taken out, and the most characters of each: a file may name tens of thousands. */
const told = { lines: 20, characters: 100 } as const;

/** What was taken out, for a reader. */
function toldOf(removed: ReadonlySet<string>): string[] {
  const all = [...removed].sort();
  const first = all.length > told.lines ? [...all.slice(0, told.lines - 1), '…'] : all;
  return first.map((what) => visibleLine(what, told.characters));
}

const refuse = (reason: string) => new UnsupportedImage(reason, false);

/** The most bytes and nested elements of an SVG: an advertisement has no need of more. */
const limits = { bytes: 2_000_000, depth: 200, elements: 50_000 } as const;

function textOf(bytes: Uint8Array): string {
  if (bytes.length > limits.bytes)
    throw refuse(
      `The SVG has ${megabytesOver(bytes.length)} MB; at most ${limits.bytes / 1e6} MB are allowed.`,
    );
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuse('The SVG is not UTF-8 text.');
  }
}

/** Throws where the parser would have to build more than the file says. */
function refuseExpansion(text: string): void {
  if (/<!ENTITY/i.test(text))
    throw refuse('The SVG defines entities, which could hide or multiply its content.');
  const doctype = text.search(/<!DOCTYPE/i);
  if (doctype !== -1 && text.slice(doctype, text.indexOf('>', doctype)).includes('['))
    throw refuse('The SVG brings its own document type definition.');
  if (!/<\/svg\s*>|<svg[^<>]*\/>/.test(text)) throw refuse('The SVG ends before it is complete, or is none.');
  let depth = 0;
  let elements = 0;
  for (const [tag] of text.matchAll(/<\/?[a-z][^<>]*>/gi)) {
    if (tag.startsWith('</')) depth -= 1;
    else {
      elements += 1;
      if (!tag.endsWith('/>')) depth += 1;
    }
    if (depth > limits.depth) throw refuse(`The SVG nests more than ${limits.depth} elements.`);
    if (elements > limits.elements) throw refuse(`The SVG has more than ${limits.elements} elements.`);
  }
}

/** Throws unless the only root is an `<svg>` without a prefix, in its namespace. */
const checkRoot: CustomPlugin = {
  name: 'checkRoot',
  fn: (root) => {
    const roots = root.children.filter((child) => child.type === 'element');
    const [first] = roots;
    if (roots.length !== 1 || first?.type !== 'element' || first.name !== 'svg')
      throw refuse('The file is no SVG: its outermost element is not <svg>.');
    if ((first.attributes.xmlns ?? '') !== svgNamespace)
      throw refuse('The SVG does not name its namespace, so browsers would not draw it.');
    return null;
  },
};

/** Whether a style sheet may count elements, as `:nth-child()` does. */
const mayCount = (text: string): boolean => /<style[\s/>]/.test(text);

/**
 * Minifies an SVG and removes scripts, event handlers, foreign elements and every address outside the file. What is
 * left looks and moves as before, because it is written as before: only comments, spaces between elements, what drawing
 * programs note and a namespace that nothing uses go. Most plugins of SVGO assume that no style sheet, animation or
 * script refers to an element, and round numbers whatever the scale. Throws `UnsupportedImage` with the reason if the
 * file is no SVG or cannot be made safe.
 */
export function minifySvg(bytes: Uint8Array): MinifiedSvg {
  const text = textOf(bytes);
  refuseExpansion(text);
  const removed = new Set<string>();
  const keepsPlaces = mayCount(text);
  try {
    const { data } = optimize(text, {
      plugins: [
        checkRoot,
        sanitiser((what) => removed.add(what), keepsPlaces),
        ...(keepsPlaces ? [] : (['removeMetadata', 'removeDesc'] as const)),
        'removeUnusedNS',
      ],
    });
    // What the second look finds, the first must have missed.
    optimize(data, {
      plugins: [
        sanitiser((what) => {
          throw refuse(`The SVG could not be made safe: ${what} is left.`);
        }),
      ],
    });
    return { data: new TextEncoder().encode(data), removed: toldOf(removed) };
  } catch (error) {
    // SVGO does not export the class of the errors of its parser.
    if (error instanceof Error && 'reason' in error) throw refuse(`The SVG cannot be read: ${error.reason}.`);
    throw error;
  }
}
