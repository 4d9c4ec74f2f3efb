/**
 * For the `attributes` of a Modal or Drawer with more than a question in it. Mantine describes a dialog by its whole
 * content, and screen readers read that out, every label and row of it, as soon as the dialog opens.
 */
export const undescribed = { body: { id: undefined } };
