/** The labels of `SsimChart`. */
export const ssimChartLabels = {
  title: 'SSIM by file size',
  format: 'Format',
  quality: 'q',
  size: 'Size',
  kb: 'KB',
  ssim: 'SSIM',
  sizeAxis: 'File size (KB)',
  ssimAxis: 'SSIM: 1 is the original, and the scale widens towards it',
  original: (size: string) => `original ${size} KB`,
  originalBeyond: (size: string) => `original ${size} KB, beyond this scale`,
  smaller: (share: string) => `${share} smaller`,
  larger: (share: string) => `${share} larger`,
  chosenLabel: (format: string, quality: number, size: string, compared: string) =>
    `${format} q ${quality}, ${size} KB${compared && `, ${compared}`}`,
  target: (value: string) => `target ${value}`,
  chosen: 'Chosen',
  unbeaten: 'Unbeaten',
  yes: 'Yes',
  point: (format: string, quality: number, size: string, ssim: string) =>
    `${format}, q ${quality}, ${size} KB, SSIM ${ssim}`,
  chosenPoint: (point: string) => `${point}, chosen`,
  summary: (count: number, chosen: string) =>
    `${count} measured ${count === 1 ? 'file' : 'files'}; up is closer to the original, left is smaller. ${chosen}`,
  frontier: 'The line joins the files that no other beats: none is both smaller and closer to the original.',
  chosenFile: (format: string, quality: number, size: string, ssim: string) =>
    `Chosen: ${format} at q ${quality}, ${size} KB, SSIM ${ssim}.`,
};

export type SsimChartLabels = typeof ssimChartLabels;
