/** The labels of `BundleResult`. */
export const bundleResultLabels = {
  zip: 'ZIP',
  initial: 'Initial load',
  later: 'Later load',
  size: 'Lighter',
  before: 'As uploaded',
  kb: 'KB',
  smaller: (percent: string) => `${percent} smaller`,
  larger: (percent: string) => `${percent} larger`,
  same: 'Same size',
  download: 'Download ZIP',
  preparing: 'Preparing…',
  notAvailable: 'Result not available yet for this job.',
  budgets: 'Limits',
  'of:zip': 'ZIP',
  'of:initial': 'Initial load',
  'of:later': 'Later load',
  'of:download': 'All that a browser loads',
  kept: (what: string, limit: string) => `${what}: at most ${limit} KB. Kept.`,
  broken: (what: string, limit: string, least: string) =>
    `${what}: at most ${limit} KB. Not kept: at least ${least} KB are needed without visible damage.`,
  brokenFar: (what: string, limit: string) => `${what}: at most ${limit} KB. Not kept.`,
  keptUnknown: (what: string, limit: string, most: string) =>
    `${what}: at most ${limit} KB. Not known: up to ${most} KB if a script loads the unused pictures.`,
  atLeast: (most: string) => `At least; up to ${most} KB if a script loads the unused pictures.`,
  bridgeLeast: 'Counted without the unused pictures, which a script may load.',
  leftOut: (count: string, one: boolean) =>
    one
      ? '1 file that macOS or Windows added was left out.'
      : `${count} files that macOS or Windows added were left out.`,
  platforms: 'Where it can be uploaded',
  pictures: 'Pictures',
  noPictures: 'There are no pictures in it.',
  file: 'File',
  pictureBefore: 'Before',
  pictureAfter: 'After',
  saved: 'Saving',
  ssim: 'SSIM',
  remarks: 'Remarks',
  removed: (what: string) => `Taken out: ${what}`,
  preview: 'Preview',
  'kept:not-written': 'kept: pictures of this kind or size are not written',
  'kept:damaged': 'kept: every smaller file is visibly damaged or misses the target',
  'kept:not-smaller': 'kept: no file that reaches the target is smaller',
  'kept:minified': 'kept: it is minified already',
  'kept:unreadable': 'kept: it cannot be read',
  'kept:too-large': 'kept: it is too large to process',
  'kept:too-demanding': 'kept: it needed more time or memory than there is',
  'kept:failed': 'kept: it could not be processed',
};

export type BundleResultLabels = typeof bundleResultLabels;
