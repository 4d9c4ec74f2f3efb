import type { PresetId } from '@leaf/optimiser/browser';

/** The platforms, by their ids: also all that the sizes of an image need of these labels. */
export const platformLabels = {
  'platform:iab-portfolio': 'IAB New Ad Portfolio',
  'platform:google-ads': 'Google Ads, uploaded display ads',
  'platform:display-video-360': 'Display & Video 360, image creatives',
  'platform:campaign-manager-360': 'Campaign Manager 360, display creatives',
  'platform:ad-manager': 'Google Ad Manager, image creatives',
  'platform:microsoft-audience': 'Microsoft Advertising, audience ads',
} satisfies Record<`platform:${PresetId}`, string>;

/** The labels of `OptimizeForm`. */
export const optimizeFormLabels = {
  mode: 'Mode',
  target: 'Target',
  fileSize: 'File size',
  bpp: 'Bits per pixel',
  fileSizeUnit: 'KB',
  bppUnit: 'bpp',
  fileSizeHelp: 'The best picture that fits. 1 KB is 1000 bytes.',
  bppHelp: 'The best picture that fits into this many bits for each pixel.',
  recommended: (value: string) => `Recommended for this image: ${value}`,
  useRecommended: 'Use it',
  notANumber: 'Enter a number above 0.',
  outOfRange: (min: string, max: string) => `Enter a number between ${min} and ${max}.`,
  platform: 'Platform',
  platformHelp: 'Keeps to its size limit, and says which files can be uploaded there.',
  anyPlatform: 'None',
  ...platformLabels,
  saved: 'Saved settings',
  savedNone: 'None',
  keep: 'Save these settings',
  rename: 'Rename',
  remove: 'Delete',
  settingsName: 'Name',
  save: 'Save',
  cancel: 'Cancel',
  deletePrompt: (name: string) => `Delete "${name}"?`,
  wasSaved: (name: string) => `Settings saved as “${name}”.`,
  wasRenamed: (name: string) => `Settings renamed to “${name}”.`,
  wasDeleted: (name: string) => `“${name}” deleted.`,
  create: 'Create Job',
  created: 'Optimization job created successfully.',
  showJobs: 'Show jobs',
  'name:lightweighting': 'Lightweighting (SSIM)',
  'name:ms-lightweighting': 'MS-lightweighting (MS-SSIM)',
  'name:file_size': 'File size',
  'name:bpp': 'Bits per pixel',
  'name:lean': 'LEAN',
  'about:lightweighting': 'The smallest file whose similarity to the original (SSIM) reaches the target.',
  'about:ms-lightweighting':
    'As lightweighting, but the similarity is measured at five scales (MS-SSIM): slower, more consistent.',
  'about:file_size': 'The best picture of each format within a file size.',
  'about:bpp': 'The best picture of each format within a number of bits per pixel.',
  'about:lean':
    'Keeps to the size limit the industry body (IAB LEAN) sets for this ad size, and makes no file heavier than its recommended SSIM needs. It takes no target.',
};

export type OptimizeFormLabels = typeof optimizeFormLabels;
