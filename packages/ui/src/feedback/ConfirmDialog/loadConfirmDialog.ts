/** Dialogs stay out of the first page; whoever may ask begins to load them when it is drawn. */
export const loadConfirmDialog = () => import('./ConfirmDialog.tsx');
