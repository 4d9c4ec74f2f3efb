/** The labels of `BundleScreen`. */
export const bundleScreenLabels = {
  back: 'Back',
  waiting: 'HTML5 creative',
  missing: 'This creative does not exist.',
  images: 'Images',
  creatives: 'HTML5 creatives',
  tabs: 'Pages of the creative',
  overview: 'Overview',
  optimize: 'Optimize',
  download: 'Download original',
  preparing: 'Preparing…',
  kb: 'KB',
  sized: (size: string) => `Ad size ${size}`,
  unsized: 'No ad size named',
  files: (files: string, one: boolean) => (one ? '1 file' : `${files} files`),
  pictures: (pictures: string, one: boolean) => (one ? '1 picture' : `${pictures} pictures`),
};

export type BundleScreenLabels = typeof bundleScreenLabels;
