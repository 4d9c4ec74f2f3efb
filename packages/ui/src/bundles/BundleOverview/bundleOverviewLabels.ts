/** The labels of `BundleOverview`. */
export const bundleOverviewLabels = {
  weight: 'Is it light enough?',
  platform: 'Platform',
  heavy: (platform: string) => `Too heavy for ${platform}`,
  light: (platform: string) => `Light enough for ${platform}`,
  unknown: (platform: string) => `Not known for ${platform}`,
  uploaded: 'As uploaded',
  lighter: 'Lighter version',
  zip: 'ZIP',
  initial: 'Initial load',
  later: 'Later load',
  kb: 'KB',
  requests: (count: string, one: boolean) => (one ? '1 request' : `${count} requests`),
  make: 'Make it lighter',
  platforms: 'Where it can be uploaded',
  findings: 'What is in it',
  entry: 'Starts with',
  unsure: (entry: string) => `${entry}. Another document could be meant as well.`,
  click: 'Click tag',
  noClick: 'None found',
  backup: 'Backup image',
  noBackup: 'None found',
  external: 'Requests to other hosts',
  externalFrom: (address: string, from: string) => `${address}, named in ${from}`,
  externalText: (address: string, from: string) =>
    `${address}, seen in a script of ${from}, which may or may not call it`,
  missing: 'Missing files',
  missingFrom: (address: string, from: string) => `${address}, named in ${from}`,
  unused: 'Unused files',
  unusedHint:
    'No document that the creative may start with leads to them. A script may still put their names together.',
  none: 'None',
  more: (count: string) => `and ${count} more`,
  files: 'Files',
  preview: 'Preview',
};

export type BundleOverviewLabels = typeof bundleOverviewLabels;
