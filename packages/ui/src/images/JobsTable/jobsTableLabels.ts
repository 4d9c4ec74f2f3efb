/** The labels of `JobsTable`. */
export const jobsTableLabels = {
  title: 'Jobs',
  empty: 'No jobs for this image.',
  id: 'Job ID',
  type: 'Type',
  status: 'Status',
  created: 'Created',
  actions: 'Actions',
  view: 'View',
  viewJob: (id: number) => `View job ${id}`,
  hide: 'Hide',
  hideJob: (id: number) => `Hide job ${id}`,
  cancel: 'Cancel',
  cancelJob: (id: number) => `Cancel job ${id}`,
  retry: 'Retry',
  retryJob: (id: number) => `Retry job ${id}`,
  progress: (id: number) => `Progress of job ${id}`,
  kb: 'KB',
  bpp: 'bpp',
};

/** Labels for the API's statuses and modes; modes are named as in the form. */
export const jobWords = {
  queued: 'queued',
  running: 'running',
  completed: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
  lightweighting: 'Lightweighting',
  'ms-lightweighting': 'MS-lightweighting',
  file_size: 'File size',
  bpp: 'Bits per pixel',
  lean: 'LEAN',
};
