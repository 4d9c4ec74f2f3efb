/** Keeps dialogs out of the first page; a component that may ask starts loading them when it renders. */
export const loadConfirmDialog = () => import('./ConfirmDialog.tsx');
