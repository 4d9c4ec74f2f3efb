/** The labels of `UploadQueue`. */
export const uploadQueueLabels = {
  title: 'Uploads',
  done: (done: string, all: string) => `${done} of ${all} uploaded`,
  failed: (count: string) => `${count} failed`,
  duplicates: (count: string, one: boolean) =>
    one ? '1 duplicate left out' : `${count} duplicates left out`,
  cancelled: (count: string) => `${count} cancelled`,
  stopped: 'cancelled',
  progress: 'Progress of the uploads',
  progressOf: (name: string) => `Progress of ${name}`,
  sameAs: (name: string) => `Same content as ${name}`,
  waitingForConnection: 'Waiting for the connection…',
  cancel: 'Cancel the rest',
  retry: (count: string, one: boolean) =>
    one ? 'Retry the one that failed' : `Retry the ${count} that failed`,
  retrySome: (count: string, failed: string) => `Retry ${count} of the ${failed} that failed`,
  close: 'Close',
  more: (count: string) => `and ${count} more`,
};

export type UploadQueueLabels = typeof uploadQueueLabels;
