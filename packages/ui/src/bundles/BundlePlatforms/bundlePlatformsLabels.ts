/** The labels of `BundlePlatforms`. */
export const bundlePlatformsLabels = {
  title: 'Verdict of each platform',
  platform: 'Platform',
  before: 'As uploaded',
  after: 'Lighter',
  chosen: 'chosen',
  fits: 'Can be uploaded',
  breaks: 'Cannot be uploaded',
  unknown: 'Not known',
  rules: (date: string) => `Rules as of ${date}`,
  'breaks:zip': (is: string, most: string) => `The ZIP has ${is} KB, at most ${most} KB are allowed.`,
  'breaks:files': (is: string, most: string) => `It has ${is} files, at most ${most} are allowed.`,
  'breaks:types': (paths: string, _most: string) => `Files of these types are not accepted: ${paths}.`,
  'breaks:left-behind': (count: string, one: boolean) =>
    one
      ? 'It has 1 file that macOS or Windows added. The lighter ZIP is without it.'
      : `It has ${count} files that macOS or Windows added. The lighter ZIP is without them.`,
  'breaks:initial': (is: string, most: string) =>
    `The initial load has ${is} KB, at most ${most} KB are allowed.`,
  'breaks:later': (is: string, most: string) =>
    `The later load has ${is} KB, at most ${most} KB are allowed.`,
  'breaks:download': (is: string, most: string) =>
    `A browser loads ${is} KB, at most ${most} KB are allowed.`,
  'breaks:initial-requests': (is: string, most: string) =>
    `It starts with ${is} requests, at most ${most} are allowed.`,
  'breaks:requests': (is: string, most: string) => `It makes ${is} requests, at most ${most} are allowed.`,
  'possible:initial': (is: string, most: string) =>
    `The initial load has up to ${is} KB if a script loads the unused pictures, at most ${most} KB are allowed.`,
  'possible:later': (is: string, most: string) =>
    `The later load has up to ${is} KB if a script loads the unused pictures, at most ${most} KB are allowed.`,
  'possible:download': (is: string, most: string) =>
    `A browser loads up to ${is} KB if a script loads the unused pictures, at most ${most} KB are allowed.`,
  'possible:initial-requests': (is: string, most: string) =>
    `It starts with up to ${is} requests if a script loads the unused pictures, at most ${most} are allowed.`,
  'possible:requests': (is: string, most: string) =>
    `It makes up to ${is} requests if a script loads the unused pictures, at most ${most} are allowed.`,
  'breaks:dimensions': 'Its ad.size is not among the accepted sizes.',
  'breaks:no-size': 'Its document names no ad.size.',
  'breaks:no-click': 'No click tag was found.',
  'breaks:unsized': 'Its limit depends on ad.size, which is missing.',
};

export type BundlePlatformsLabels = typeof bundlePlatformsLabels;

/** The names of the platforms that take HTML5 creatives. */
export const bundlePlatformNames = {
  'iab-portfolio': 'IAB New Ad Portfolio',
  'google-ads': 'Google Ads',
  'display-video-360': 'Display & Video 360',
  'campaign-manager-360': 'Campaign Manager 360',
};
