import { type DefaultTreeAdapterTypes, html as htmlNames, parse } from 'parse5';
import { cssAddresses } from './cssReferences.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Reads the attributes of an element by their names. */
type Attributes = (name: string) => string | undefined;

/** An address in a document, and when it is loaded; `backup`: only by browsers that run no scripts. */
export interface Address {
  address: string;
  load: 'initial' | 'later' | 'backup';
}

/** A document that an `<iframe>` holds in its `srcdoc`, or what a `<noscript>` shows in place of scripts. */
interface Frame {
  html: string;
  load: Address['load'];
}

/** What a document says about itself. */
export interface DocumentFacts {
  addresses: Address[];
  frames: Frame[];
  /** The first `<base href>`. */
  base: string | undefined;
  /** The text of its own scripts and event handlers, and of the attributes that a script reads. */
  scripts: string;
  /** `<meta name="ad.size" content="width=300,height=250">`. */
  size: { width: number; height: number } | undefined;
}

/**
 * The addresses of a `srcset`. An address ends at a space or at commas before one; a comma within it is its own. What
 * follows up to the next comma describes it, and the next address may stand right behind that comma.
 */
function candidates(srcset: string): string[] {
  const found: string[] = [];
  let described = false;
  for (const word of srcset.split(/\s+/)) {
    let start: number = described ? word.indexOf(',') + 1 : 0;
    if (described && start === 0) continue;
    let end = word.length;
    while (word[start] === ',') start += 1;
    while (end > start && word[end - 1] === ',') end -= 1;
    if (end > start) found.push(word.slice(start, end));
    described = end > start && end === word.length;
  }
  return found;
}

/** `<link>`s that fetch something for the page itself. */
const fetched = /\b(stylesheet|icon|preload|modulepreload|apple-touch-icon|manifest)\b/i;
/** Those that fetch something once the page is there. */
const fetchedLater = /(^|\s)prefetch(\s|$)/i;

/**
 * Whether scripts read an attribute to load what it names, such as one of `<gwd-image>` or for loading late.
 * @param isCustom whether a script defines the element
 */
const isForScripts = (isCustom: boolean, attribute: string): boolean =>
  isCustom || attribute.startsWith('data-') || attribute.startsWith('on');

const namesOf = ({ attrs }: Element): Map<string, string> =>
  new Map(attrs.map(({ name, prefix, value }) => [prefix ? `${prefix}:${name}` : name, value]));

/** When a picture or a frame is loaded. */
const loadOf = (get: Attributes): Address['load'] =>
  get('loading')?.toLowerCase() === 'lazy' ? 'later' : 'initial';

/** When a film or a sound is loaded. One that plays by itself is at the start, whatever its `preload` says. */
const loadOfMedia = (get: Attributes): Address['load'] =>
  get('preload')?.toLowerCase() === 'none' && get('autoplay') === undefined ? 'later' : 'initial';

/** When what the `<source>`s in an element name is loaded: with this film or sound, or with the picture among them. */
function loadOfSources(element: Element): Address['load'] {
  const image =
    element.tagName === 'picture' && element.childNodes.find(({ nodeName }) => nodeName === 'img');
  const names = namesOf(image && 'tagName' in image ? image : element);
  return (image ? loadOf : loadOfMedia)((name) => names.get(name));
}

/**
 * What the attributes of an element load, its `style` aside.
 * @param around when what the `<source>`s beside it name is loaded
 */
function addressesOf(name: string, get: Attributes, around: Address['load']): Address[] {
  const at = (load: Address['load'], address: string | undefined, more: readonly string[] = []) =>
    [address ?? [], more].flat().map((one) => ({ address: one, load }));
  switch (name) {
    case 'script':
      return at('initial', get('src') ?? get('href') ?? get('xlink:href'));
    case 'embed':
    case 'frame':
    case 'input':
      return at('initial', get('src'));
    case 'img':
      return at(loadOf(get), get('src'), candidates(get('srcset') ?? ''));
    case 'iframe':
      // Not shown unless a script takes the `srcdoc` away.
      return at(get('srcdoc') === undefined ? loadOf(get) : 'later', get('src'));
    case 'source':
      return at(around, get('src'), candidates(get('srcset') ?? ''));
    case 'video':
      return [...at('initial', get('poster')), ...at(loadOfMedia(get), get('src'))];
    case 'audio':
      return at(loadOfMedia(get), get('src'));
    case 'track':
      return at('later', get('src'));
    case 'object':
      return at('initial', get('data'));
    case 'image':
    case 'feImage':
    case 'use':
      return at('initial', get('href') ?? get('xlink:href'));
    case 'link':
      return fetched.test(get('rel') ?? '')
        ? at('initial', get('href'), candidates(get('imagesrcset') ?? ''))
        : at('later', fetchedLater.test(get('rel') ?? '') ? get('href') : undefined);
    default:
      return at('initial', get('background'));
  }
}

const textIn = (element: Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

function sizeOf(get: Attributes): DocumentFacts['size'] {
  if (get('name')?.toLowerCase() !== 'ad.size') return undefined;
  const content = get('content') ?? '';
  const number = (side: string) => Number(new RegExp(`${side}\\s*=\\s*(\\d{1,5})`, 'i').exec(content)?.[1]);
  const [width, height] = [number('width'), number('height')];
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** Reads a document as browsers do, without running anything. */
export function readHtml(html: string): DocumentFacts {
  const facts: DocumentFacts = { addresses: [], frames: [], base: undefined, scripts: '', size: undefined };
  // One by one: a call takes a limited number of arguments, and a document may have more addresses or elements.
  const add = (addresses: readonly Address[]) => {
    for (const address of addresses) facts.addresses.push(address);
  };
  const addInitial = (css: string) =>
    add((cssAddresses(css) ?? []).map((address) => ({ address, load: 'initial' })));
  // The content of templates comes last. It is no part of the document, so that a `<base>` in it does not count.
  const templates: Node[] = [];
  let inDocument = true;
  // Each is read once, however many sources it has.
  const sources = new Map<unknown, Address['load']>();
  const visit = (element: Element) => {
    const all = namesOf(element);
    const get: Attributes = (name) => all.get(name);
    if (['picture', 'video', 'audio'].includes(element.tagName)) sources.set(element, loadOfSources(element));
    add(addressesOf(element.tagName, get, sources.get(element.parentNode) ?? 'initial'));
    const html = element.tagName === 'iframe' ? get('srcdoc') : undefined;
    if (html !== undefined) facts.frames.push({ html, load: loadOf(get) });
    // Read as where scripts run: its content is text.
    if (element.tagName === 'noscript') facts.frames.push({ html: textIn(element), load: 'backup' });
    const style = get('style');
    if (style) addInitial(`a{${style}}`);
    if (element.tagName === 'style') addInitial(textIn(element));
    if (element.tagName === 'script') facts.scripts += `${textIn(element)}\n`;
    const isCustom = element.tagName.includes('-') || all.has('is');
    for (const [name, value] of all) if (isForScripts(isCustom, name)) facts.scripts += `${value}\n`;
    if (element.tagName === 'a') facts.scripts += `${get('href') ?? ''}\n`;
    if (get('http-equiv')?.toLowerCase() === 'refresh') facts.scripts += `${get('content') ?? ''}\n`;
    if (element.tagName === 'base' && element.namespaceURI === htmlNames.NS.HTML && inDocument)
      facts.base ??= get('href');
    if (element.tagName === 'meta') facts.size ??= sizeOf(get);
  };
  // A stack, because documents may be nested deeper than calls.
  const waiting: Node[] = [parse(html)];
  const next = (): Node | undefined => {
    const node = waiting.pop();
    if (!node) inDocument = false;
    return node ?? templates.pop();
  };
  for (let node = next(); node; node = next()) {
    if ('tagName' in node) visit(node);
    if ('content' in node) templates.push(node.content);
    if ('childNodes' in node) for (const child of node.childNodes.toReversed()) waiting.push(child);
  }
  return facts;
}
