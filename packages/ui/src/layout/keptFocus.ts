import { focusNear } from './focusNear.ts';

/** What had the focus last. The browser takes the focus from a button as soon as it is disabled. */
let last: Element | null = null;

/** What is around it, from the inside out: first its dialog or menu, then what had the focus before that opened. */
let around: readonly Element[] = [];

/** How many of these belong to the dialog or menu. */
let over = 0;

/** The last time a form was sent: a page with several providers hears it more than once. */
let sent: Event | undefined;

/**
 * The element with the focus, or the one that had it before the browser took it away. In place of an element in a shadow
 * root, the host of that root.
 */
export function focused(): Element | null {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body ? last : activeElement;
}

/**
 * Gives the focus back to a button of Leaf that was disabled while it was busy, and, if what had the focus is gone, to
 * what is nearest to where it was; unless something else has it by then. Where a form is refused and the focus stays in
 * a field at fault, its error is read: with a field that the focus moves to, it is read anyway. Returns a function that
 * stops all this.
 * @param home the document, or a shadow root: focus that moves inside one is not heard outside it
 */
export function keepFocus(home: Node): () => void {
  const enabled = new MutationObserver(() => {
    if (last instanceof HTMLButtonElement && focused() === last && !last.disabled)
      last.focus({ preventScroll: true });
  });
  const removed = new MutationObserver(() => {
    if (!last || last.isConnected) return;
    removed.disconnect();
    const gone = last;
    // A component or a closing dialog may know a better place.
    setTimeout(() => {
      if (focused() === gone) focusNear(around);
    });
  });
  const note = (path: readonly Element[]) => {
    const end = path.findIndex((one) => one.matches('[role=dialog], [role=menu]')) + 1;
    enabled.disconnect();
    removed.disconnect();
    last = path[0] ?? null;
    around = end > 0 ? [...path.slice(0, end), ...around.slice(over)] : path;
    over = end;
    // A host's own elements are not marked as Leaf's.
    if (last?.matches('[data-leaf] button')) enabled.observe(last, { attributeFilter: ['disabled'] });
    if (last?.matches('[data-leaf] *')) removed.observe(home, { childList: true, subtree: true });
  };
  const onFocus = (event: Event) => note(event.composedPath().filter((one) => one instanceof Element));
  const onSubmit = (event: Event) => {
    const field = last;
    if (event === sent || !field?.matches(':focus')) return;
    sent = event;
    // Once the error is rendered.
    setTimeout(() => {
      if (field !== last || !field.matches('[data-leaf] [aria-invalid=true]')) return;
      const error = field.closest('form')?.querySelector(`[id="${field.id}-error"]`);
      error?.setAttribute('role', 'alert');
      // An alert is read when it is inserted.
      error?.replaceWith(error);
    });
  };
  // Something may have had the focus before this was loaded.
  const before: Element[] = [];
  for (let one = document.activeElement; one && one !== document.body; one = one.parentElement)
    before.push(one);
  if (before.length > 0) note(before);
  home.addEventListener('focusin', onFocus);
  // Before the form's own handler, which may move the focus.
  home.addEventListener('submit', onSubmit, true);
  return () => {
    enabled.disconnect();
    removed.disconnect();
    home.removeEventListener('focusin', onFocus);
    home.removeEventListener('submit', onSubmit, true);
  };
}
