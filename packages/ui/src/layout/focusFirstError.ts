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

/**
 * For `form.onSubmit(send, focusFirstError)`: focuses the first invalid field in page order, or the first box of a group.
 */
export function focusFirstError(errors: FormErrors, _values: unknown, event?: FormEvent<HTMLFormElement>) {
  if (!(event?.target instanceof HTMLFormElement)) return;
  const field = findField(event.target, Object.keys(errors));
  (field?.querySelector('input') ?? field)?.focus();
}
