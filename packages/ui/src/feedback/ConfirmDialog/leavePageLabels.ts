/** The question before a page with something unsaved on it is left. */
export const leavePageLabels = {
  title: 'Leave this page?',
  message: 'What you entered here is not saved.',
  leave: 'Leave',
};
