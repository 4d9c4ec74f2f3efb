import type { FormErrors, UseFormReturnType } from '@mantine/form';

type Focusable = Pick<UseFormReturnType<Record<string, unknown>>, 'getInputNode'>;

/** For `form.onSubmit(send, focusFirstError(form))`: focuses the first invalid field in page order. */
export function focusFirstError(form: Focusable) {
  return (errors: FormErrors) => {
    const nodes = Object.keys(errors)
      .map((path) => form.getInputNode(path))
      .filter((node) => node !== null);
    nodes.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    nodes[0]?.focus();
  };
}
