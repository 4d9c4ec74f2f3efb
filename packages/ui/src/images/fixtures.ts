import type { ImageInfo, ImageJob, ImageJobResult } from '../types.ts';
import banner from './fixtures/banner.png';
import upload from './fixtures/seeding.jpg';
import avif from './fixtures/seeding-q67.avif';
import webp from './fixtures/seeding-q86.webp';
import jpeg from './fixtures/seeding-q87.jpg';

export const pictures = { upload, banner, jpeg, webp, avif };

/** A picture drawn by the browser: its size costs nothing here. */
const drawn = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#dfeae2"/><stop offset="1" stop-color="#2e6b4b"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><circle cx="${width * 0.68}" cy="${height * 0.3}" r="${Math.min(width, height) * 0.16}" fill="#f4d58d"/><path d="M0 ${height * 0.86}Q${width * 0.3} ${height * 0.52} ${width * 0.55} ${height * 0.8}T${width} ${height * 0.66}V${height}H0z" fill="#1f4733"/></svg>`,
  )}`;

export const portraitPicture = drawn(1080, 1920);
export const largePicture = drawn(7_728, 5_152);

export const photo: ImageInfo = {
  id: 5,
  filename: 'seeding.jpg',
  created_at: '2026-11-20T09:30:00.000Z',
  size: 74.8,
  dimensions: '600x400',
  width: 600,
  height: 400,
  format: 'JPEG',
  color_space: 'sRGB',
  bit_depth: 8,
  bpp: 2.495,
  transparency: false,
  megapixels: 0.24,
};

/** Taller than wide, as a story advert is. */
export const portrait: ImageInfo = {
  ...photo,
  id: 6,
  filename: 'story-9x16.png',
  size: 1_240,
  dimensions: '1080x1920',
  width: 1080,
  height: 1920,
  format: 'PNG',
  bpp: 4.784,
  megapixels: 2.07,
};

/** Straight from a camera. */
export const fortyMegapixels: ImageInfo = {
  ...photo,
  id: 7,
  filename: 'DSCF4017.jpg',
  size: 18_940.2,
  dimensions: '7728x5152',
  width: 7728,
  height: 5152,
  bpp: 3.806,
  megapixels: 39.81,
};

export const longName =
  'Autumn_campaign_2026_hero_visual_wide_without_text_final_approved_by_legal_and_brand_v14_export_retouched.png';

export const images: ImageInfo[] = [
  photo,
  {
    ...photo,
    id: 4,
    filename: 'medium-rectangle.png',
    created_at: '2026-11-19T16:05:00.000Z',
    size: 5.7,
    dimensions: '300x250',
    format: 'PNG',
    bpp: 0.611,
    transparency: true,
    megapixels: 0.08,
  },
  { ...photo, id: 3, filename: null, created_at: '2026-11-12T08:00:00.000Z' },
];

/** Ten thousand images, newest first, one minute apart. */
export const manyImages: ImageInfo[] = Array.from({ length: 10_000 }, (_, index) => ({
  ...photo,
  id: 10_000 - index,
  filename: `creative-${String(10_000 - index).padStart(5, '0')}.png`,
  created_at: new Date(Date.UTC(2026, 10, 20, 9, 30) - index * 60_000).toISOString(),
}));

export const jobs: ImageJob[] = [
  {
    id: 36,
    type: 'bpp',
    target: 0.15,
    status: 'queued',
    progress: 0,
    error: null,
    created_at: '2026-11-20T10:06:00.000Z',
  },
  {
    id: 35,
    type: 'ms-lightweighting',
    target: 0.985,
    status: 'running',
    progress: 0.4,
    error: null,
    created_at: '2026-11-20T10:05:00.000Z',
  },
  {
    id: 34,
    type: 'file_size',
    target: 20,
    status: 'failed',
    progress: 0.2,
    error: 'The image took too long to process.',
    created_at: '2026-11-20T10:04:00.000Z',
  },
  {
    id: 33,
    type: 'lean',
    target: null,
    status: 'cancelled',
    progress: 0,
    error: null,
    created_at: '2026-11-20T10:03:00.000Z',
  },
  {
    id: 31,
    type: 'lightweighting',
    target: 0.98,
    status: 'completed',
    progress: 1,
    error: null,
    created_at: '2026-11-20T10:00:00.000Z',
  },
];

/** The files measured to find the lightest JPEG, WEBP and AVIF of `seeding.jpg` at SSIM 0.98. */
export const result: ImageJobResult = {
  jpeg: {
    quality: 87,
    size: 33692,
    ssim: 0.980082,
    ms_ssim: 0.997859,
    data_points: [
      [45, 12327, 0.938922],
      [50, 13396, 0.94381],
      [75, 21754, 0.966621],
      [81, 26421, 0.973555],
      [84, 29800, 0.977121],
      [86, 32338, 0.97902],
      [87, 33692, 0.980082],
      [92, 45742, 0.991097],
    ],
    flags: [],
  },
  webp: {
    quality: 86,
    size: 27824,
    ssim: 0.981935,
    ms_ssim: 0.996623,
    data_points: [
      [40, 10160, 0.942253],
      [50, 12034, 0.9512],
      [75, 16642, 0.965605],
      [81, 21840, 0.974145],
      [85, 26616, 0.979801],
      [86, 27824, 0.981935],
      [92, 41356, 0.988075],
    ],
    flags: [],
  },
  avif: {
    quality: 67,
    size: 23103,
    ssim: 0.983352,
    ms_ssim: 0.99711,
    data_points: [
      [32, 5873, 0.929314],
      [50, 12180, 0.962728],
      [62, 18547, 0.975969],
      [66, 20864, 0.979008],
      [67, 23103, 0.983352],
      [75, 28625, 0.98932],
      [80, 33203, 0.991484],
    ],
    flags: [],
  },
  recommended: 'avif',
  unavailable: [],
  ad_unit: null,
  original_size: 74848,
};

/** The same job for a platform that takes JPEG and PNG up to 150 KB. */
export const platformResult: ImageJobResult = {
  ...result,
  more: {
    png: {
      quality: 100,
      size: 342_110,
      ssim: 1,
      ms_ssim: 1,
      data_points: [],
      flags: ['no saving', 'lossless'],
    },
    preset: {
      id: 'google-ads',
      name: 'Google Ads, uploaded display ads',
      source: 'https://support.google.com/google-ads/answer/1722096',
      read: '2026-11-22',
      limit: 150_000,
      files: [
        { format: 'jpeg', breaks: [] },
        { format: 'webp', breaks: ['format'] },
        { format: 'avif', breaks: ['format'] },
        { format: 'png', breaks: ['bytes'] },
      ],
      recommended: 'jpeg',
    },
  },
};
