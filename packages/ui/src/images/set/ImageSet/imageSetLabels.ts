/** The labels of `ImageSet`. */
export const imageSetLabels = {
  title: 'Images of the set',
  empty: 'None of these images exists any more.',
  name: 'Name',
  status: 'Status',
  noJob: 'not started',
  progress: (name: string) => `Progress of ${name}`,
  file: 'File',
  fileOf: (name: string) => `File of ${name}`,
  quality: (format: string, quality: number) => `${format}, q ${quality}`,
  recommended: (file: string) => `${file} (recommended)`,
  chosen: (file: string) => `${file} (chosen)`,
  original: 'Original',
  total: (finished: string) => `Total of ${finished} finished`,
  before: 'Before',
  after: 'After',
  kb: 'KB',
  saved: 'Saving',
  ssim: 'SSIM',
  remarks: 'Remarks',
  fits: (limit: string) => `fits ${limit} KB`,
  over: (limit: string) => `over ${limit} KB`,
  taken: 'can be uploaded',
  notTaken: 'cannot be uploaded',
};

export type ImageSetLabels = typeof imageSetLabels;
