/** The question before the user leaves a page with unsaved changes or unfinished uploads. */
export const leavePageLabels = {
  title: 'Leave this page?',
  message: 'What is not saved or uploaded yet will be lost.',
  leave: 'Leave',
};
