/** Keeps dialogs out of the first page; a component that may need one starts loading it when it renders. */
export const loadConfirmDialog = () => import('./ConfirmDialog.tsx');
