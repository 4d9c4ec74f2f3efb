/** The labels of `ImageCompare`. */
export const imageCompareLabels = {
  title: 'Compare',
  left: 'Left picture',
  right: 'Right picture',
  original: 'Original',
  file: (format: string, quality: number) => `${format}, q ${quality}`,
  choice: (name: string, size: string, ssim: string | undefined) =>
    [name, `${size} KB`, ...(ssim === undefined ? [] : [`SSIM ${ssim}`])].join(' · '),
  view: 'View',
  views: { slider: 'Slider', side: 'Side by side', hold: 'Hold', flicker: 'Flicker' },
  zoom: 'Zoom',
  fit: 'Fit',
  divider: 'Divider between the pictures',
  divided: (left: string, percent: string) => `${left} on the left ${percent}`,
  area: 'Picture area: scroll or use the arrow keys',
  holdButton: (name: string) => `Hold to see: ${name}`,
  pause: 'Pause',
  play: 'Play',
  other: 'Show the other',
  shown: (name: string) => `Shown: ${name}`,
  differences: 'Show where they differ',
  measuring: 'Measuring where they differ…',
  notMeasured: 'Where the pictures differ could not be measured.',
  cmyk: 'The original is CMYK. Browsers may draw its colours differently from a converted file; that counts as a difference here.',
  legend: 'Colour marks the SSIM of each block',
  equal: '1.0, equal',
  strong: (ssim: string) => `${ssim} and below`,
  differ: (percent: string, ssim: string, place: string, worst: string) =>
    `${percent} of the picture is below SSIM ${ssim}. The largest difference is ${place}: SSIM ${worst}.`,
  alike: (ssim: string, place: string, worst: string) =>
    `No part of the picture is below SSIM ${ssim}. The largest difference is ${place}: SSIM ${worst}.`,
  same: 'The pictures are the same.',
  places: {
    'top left': 'at the top left',
    'top centre': 'at the top',
    'top right': 'at the top right',
    'middle left': 'on the left',
    'middle centre': 'in the middle',
    'middle right': 'on the right',
    'bottom left': 'at the bottom left',
    'bottom centre': 'at the bottom',
    'bottom right': 'at the bottom right',
  },
  unavailable: 'This picture could not be loaded.',
  loading: 'Loading…',
  summary: (left: string, right: string) => `Left: ${left}. Right: ${right}.`,
  saying: (name: string, size: string, ssim: string | undefined) =>
    [name, `${size} KB`, ...(ssim === undefined ? [] : [`SSIM ${ssim}`])].join(', '),
  smaller: (percent: string) => `The right one is ${percent} smaller.`,
  larger: (percent: string) => `The right one is ${percent} larger.`,
};

export type ImageCompareLabels = typeof imageCompareLabels;
