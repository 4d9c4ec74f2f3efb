/** The question before the user leaves a page with unsaved changes. */
export const leavePageLabels = {
  title: 'Leave this page?',
  message: 'What you entered here is not saved.',
  leave: 'Leave',
};
