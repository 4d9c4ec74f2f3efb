/** The labels of `FileCompareScreen`. */
export const fileCompareScreenLabels = {
  title: 'Compare two files',
  description: 'Nothing is uploaded: your browser measures the files, and they stay on this device.',
  back: 'Back',
  images: 'Images',
  drop: 'Drop two images here, or paste them',
  first: (name: string) => `${name} is on the left. Choose the one to compare it with.`,
  onlyTwo: 'Two images are compared: the others were left out.',
  unreadable: (name: string) => `${name} could not be read as an image by this browser.`,
  sizes: (left: string, leftSize: string, right: string, rightSize: string) =>
    `${left} has ${leftSize} pixels and ${right} ${rightSize}: only images of the same size can be compared.`,
  pixels: (width: string, height: string) => `${width} × ${height}`,
  figures: 'Figures',
  bytes: (name: string) => `Size of ${name}`,
  kb: (size: string) => `${size} KB`,
  ssim: 'SSIM',
  msSsim: 'MS-SSIM',
  measuring: 'Measuring…',
  notMeasured: 'not measured',
  firstFrame: 'Only the first frame is compared.',
  onWhite: (transparent: string, other: string) =>
    `${transparent} is transparent, ${other} is not; both are compared on white.`,
  onBlackToo: (transparent: string, other: string) =>
    `${transparent} is transparent, ${other} is not; both are compared on white and on black.`,
};

export type FileCompareScreenLabels = typeof fileCompareScreenLabels;
