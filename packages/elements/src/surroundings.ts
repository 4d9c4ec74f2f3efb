const inheritable = ['lang', 'dir'];

/** An attribute of the element, or else of the closest one around it: shadow roots are no boundary. */
export function inherited(element: Element, name: string): string {
  const owner = element.closest(`[${name}]`);
  if (owner) return owner.getAttribute(name) ?? '';
  const home = element.getRootNode();
  return home instanceof ShadowRoot ? inherited(home.host, name) : '';
}

const followers = new Map<Element, () => void>();

/** One for all elements of the page, however many they are. */
const changes = new MutationObserver(() => {
  for (const changed of followers.values()) changed();
});

/** Calls back when a language or direction changes in the trees around the element, until it is told to stop. */
export function followSurroundings(element: Element, changed: () => void): () => void {
  let home: Node | undefined = element.getRootNode();
  while (home) {
    changes.observe(home, { attributeFilter: inheritable, subtree: true });
    home = home instanceof ShadowRoot ? home.host.getRootNode() : undefined;
  }
  followers.set(element, changed);
  return () => {
    followers.delete(element);
    if (followers.size === 0) changes.disconnect();
  };
}
