import type { FormErrors } from '@mantine/form';
import type { FormEvent } from 'react';

/**
 * The first of some fields in page order. It looks in one form only: Mantine's `getInputNode` looks in the whole page,
 * where another form may have a field of the same name.
 */
export function findField(form: ParentNode | null, paths: readonly string[]) {
  const fields = form?.querySelectorAll<HTMLElement>('[data-path]') ?? [];
  return [...fields].find(({ dataset: { path = '' } }) => paths.includes(path));
}

/** Focuses the first of some fields at fault in page order; its error is read with it. */
export function focusFault(form: ParentNode | null, paths: readonly string[]) {
  const field = findField(form, paths);
  if (!field?.matches(':focus')) return field?.focus();
  // Nothing is read when it is focused again, so its error is inserted as an alert, once it is rendered.
  requestAnimationFrame(() => {
    const error = form?.querySelector(`[id="${field.id}-error"]`);
    error?.setAttribute('role', 'alert');
    error?.replaceWith(error);
  });
}

/** For `form.onSubmit(send, focusFirstError)`: focuses the first invalid field in page order. */
export function focusFirstError(errors: FormErrors, _values: unknown, event?: FormEvent<HTMLFormElement>) {
  if (event?.target instanceof HTMLFormElement) focusFault(event.target, Object.keys(errors));
}
