/** The rules of axe whose answer depends on the colour scheme; all others see the same elements in both. */
const schemeRules = ['color-contrast', 'link-in-text-block'];
const ATTRIBUTE = 'data-mantine-color-scheme';
const previews = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/** A frame later the new colours are computed. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));

/**
 * Looks at a story, as its play function left it, in the scheme it was not drawn in. Every colour comes from a CSS
 * variable of the scheme, so that turning it over shows what drawing the story again would.
 * @throws when axe finds a fault of colour
 */
export async function checkOtherScheme(): Promise<void> {
  const { default: axe } = await import('axe-core');
  const root = document.documentElement;
  const drawn = root.getAttribute(ATTRIBUTE);
  const other = drawn === 'dark' ? 'light' : 'dark';
  root.setAttribute(ATTRIBUTE, other);
  try {
    await nextFrame();
    const { violations } = await axe.run(
      { include: document.body, exclude: previews },
      { runOnly: { type: 'rule', values: schemeRules }, resultTypes: ['violations'] },
    );
    const faults = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
    );
    if (faults.length > 0) throw new Error(`In the ${other} scheme:\n${faults.join('\n')}`);
  } finally {
    if (drawn !== null) root.setAttribute(ATTRIBUTE, drawn);
  }
}
