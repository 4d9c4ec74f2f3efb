/** The labels of `BundleOptimizeForm`. */
export const bundleOptimizeFormLabels = {
  platform: 'Platform',
  platformHelp: 'Keeps to its limits, and says whether the creative can be uploaded there.',
  anyPlatform: 'None',
  target: 'Target',
  targetHelp:
    'Each picture becomes the smallest file of its own format that is this similar to the original.',
  limit: 'Limit of the ZIP',
  limitHelp:
    'Optional. Where the target leaves too much, bytes are saved where it costs least. 1 KB is 1000 bytes.',
  kb: 'KB',
  notANumber: 'Enter a number above 0, or leave it blank.',
  outOfRange: (min: string, max: string) => `Enter a number between ${min} and ${max}.`,
  create: 'Make it lighter',
  created: 'Optimization job created successfully.',
};

export type BundleOptimizeFormLabels = typeof bundleOptimizeFormLabels;
