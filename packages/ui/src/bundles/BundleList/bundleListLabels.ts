/** The labels of `BundleList`. */
export const bundleListLabels = {
  title: 'Your HTML5 creatives',
  empty: 'No HTML5 creatives yet.',
  emptyHint: 'Upload a ZIP above to see what it loads and make it lighter.',
  name: 'Name',
  adSize: 'Ad size',
  zip: 'ZIP',
  initial: 'Initial load',
  requests: 'Requests',
  job: 'Last job',
  created: 'Created',
  actions: 'Actions',
  kb: 'KB',
  smaller: (percent: string) => `${percent} smaller`,
  same: 'No saving',
  progress: (name: string) => `Progress of the job of ${name}`,
  delete: 'Delete',
  deleteCreative: (name: string) => `Delete ${name}`,
  deletePrompt: (name: string) => `Delete "${name}"?`,
  deleteHint: 'Its jobs and their results are deleted with it.',
};

export type BundleListLabels = typeof bundleListLabels;
