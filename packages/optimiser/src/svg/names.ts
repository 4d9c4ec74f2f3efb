/** The elements that a sanitised SVG may contain: everything that draws or moves, nothing that runs or loads. */
export const allowedElements: ReadonlySet<string> = new Set(
  `a animate animateMotion animateTransform circle clipPath defs desc ellipse feBlend feColorMatrix
  feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
  feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset
  fePointLight feSpecularLighting feSpotLight feTile feTurbulence filter g image line linearGradient marker mask
  metadata mpath path pattern polygon polyline radialGradient rect set stop style svg switch symbol text textPath
  title tspan use view`.split(/\s+/),
);

/** Elements that change attributes, and so could set one that is not allowed. */
export const animations: ReadonlySet<string> = new Set([
  'animate',
  'animateMotion',
  'animateTransform',
  'set',
]);

/** The only attributes with a prefix that mean something to a browser and load nothing. */
export const allowedPrefixed: ReadonlySet<string> = new Set([
  'xlink:href',
  'xml:lang',
  'xml:space',
  'xmlns:xlink',
]);

/** The namespace that makes an element one of SVG. */
export const svgNamespace = 'http://www.w3.org/2000/svg';

/** The namespace that makes `href` a link where its prefix stands for it, which need not be `xlink`. */
export const linkNamespace = 'http://www.w3.org/1999/xlink';
