/** The labels of `ImageSizes`. */
export const imageSizesLabels = {
  focus: 'Focus',
  focusHelp: 'Every size keeps this point. Click or drag in the picture, or use the arrow keys.',
  point: 'Point to keep',
  at: (left: string, top: string) => `${left} from the left, ${top} from the top`,
  sizes: 'Sizes',
  list: 'List',
  all: 'Select all',
  none: 'Select none',
  size: (width: number, height: number) => `${width} × ${height}`,
  tooSmall: 'Sizes that need more pixels than the image has are left out.',
  density: 'Density',
  'density:1': '1x',
  'density:2': '2x, for dense screens',
  create: (count: string, one: boolean) => (one ? 'Create 1 file' : `Create ${count} files`),
  created: (count: string, one: boolean) => (one ? '1 file created.' : `${count} files created.`),
  optimize: 'Optimize',
  download: 'Download ZIP',
  preparing: 'Preparing…',
  previews: 'Preview',
  empty: 'Choose at least one size and one density.',
  crop: (width: number, height: number) => `Crop to ${width} × ${height}`,
  files: (files: string) => `as ${files}`,
  shown: (percent: string) => `shown at ${percent}`,
  animation: 'An animation cannot be cropped. Save it in each size, or upload one frame.',
};

export type ImageSizesLabels = typeof imageSizesLabels;
