import { sharp } from '../src/codec/sharp.ts';
import { animation, banner, colouredText, fixture, flat, noise, transparentBadge } from './pictures.ts';

/** A picture of the benchmark corpus. */
export interface Drawn {
  name: string;
  kind: 'photo' | 'banner' | 'text' | 'graphic' | 'gradient' | 'transparent' | 'gray' | 'animation' | 'odd';
  draw: () => Promise<Buffer>;
}

const svg = (width: number, height: number, body: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`);

const drawn = (width: number, height: number, body: string, alpha = false): Promise<Buffer> => {
  const picture = sharp(svg(width, height, body));
  return (alpha ? picture : picture.flatten({ background: '#fff' })).png().toBuffer();
};

const photo = (name: string, width: number, height: number): Promise<Buffer> =>
  sharp(fixture(name)).resize(width, height, { fit: 'cover' }).png().toBuffer();

const words = [
  'Book now from 49 EUR',
  'Terms and conditions apply',
  'Only until Sunday, while stocks last',
  'Fresh, local, delivered',
  'Every kilometre counts',
  'Call 0800 123 456 or visit us',
];

/** Lines of text on a background. */
const lines = (width: number, height: number, size: number, ground: string, ink: string): Promise<Buffer> => {
  const count = Math.floor((height - 6) / (size * 1.5));
  const text = Array.from(
    { length: count },
    (_, i) =>
      `<text x="8" y="${(i + 1) * size * 1.5}" font-family="sans-serif" font-size="${size}" fill="${ink}">${words[i % words.length]}</text>`,
  );
  return drawn(width, height, `<rect width="100%" height="100%" fill="${ground}"/>${text.join('')}`);
};

/** A slow transition, which coarse encoders turn into banding. */
const gradient = (width: number, height: number, from: string, to: string, text = ''): Promise<Buffer> =>
  drawn(
    width,
    height,
    `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
     <rect width="100%" height="100%" fill="url(#g)"/>
     <text x="6%" y="60%" font-family="sans-serif" font-size="${height / 6}" fill="#fff">${text}</text>`,
  );

const chart = (width: number, height: number): Promise<Buffer> =>
  drawn(
    width,
    height,
    `<rect width="100%" height="100%" fill="#fff"/>${Array.from({ length: 9 }, (_, i) => {
      const tall = height * (0.2 + ((i * 37) % 60) / 100);
      return `<rect x="${width * (0.06 + i * 0.1)}" y="${height * 0.9 - tall}" width="${width * 0.06}" height="${tall}" fill="${['#2d6cdf', '#e2574c', '#3aa76d'][i % 3]}"/>
        <text x="${width * (0.06 + i * 0.1)}" y="${height * 0.97}" font-family="sans-serif" font-size="${height / 24}" fill="#333">Q${i + 1}</text>`;
    }).join(
      '',
    )}<text x="6%" y="9%" font-family="sans-serif" font-size="${height / 14}" fill="#111">Emissions by channel, kg</text>`,
  );

const logo = (width: number, height: number): string =>
  `<path d="M${width * 0.2} ${height * 0.8}C${width * 0.1} ${height * 0.2} ${width * 0.6} ${height * 0.1} ${width * 0.8} ${height * 0.2}C${width * 0.8} ${height * 0.7} ${width * 0.5} ${height * 0.9} ${width * 0.2} ${height * 0.8}Z" fill="#2a8f4f"/>
   <text x="${width * 0.25}" y="${height * 0.6}" font-family="sans-serif" font-weight="bold" font-size="${height / 5}" fill="#fff">leaf</text>`;

/** A photo behind a soft oval mask, hidden parts included. */
async function cutOut(width: number, height: number): Promise<Buffer> {
  const rgb = await sharp(fixture('seeding-600x500.png'))
    .resize(width, height)
    .removeAlpha()
    .raw()
    .toBuffer();
  const mask = await sharp(
    svg(
      width,
      height,
      `<rect width="100%" height="100%" fill="#000"/><ellipse cx="50%" cy="50%" rx="42%" ry="40%" fill="#fff"/>`,
    ),
  )
    .blur(2)
    .extractChannel(0)
    .raw()
    .toBuffer();
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .joinChannel(mask, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

/** Text and a button over a darkened photo. */
async function overPhoto(width: number, height: number, name: string): Promise<Buffer> {
  const size = Math.min(height / 5, width / 14);
  return sharp(await photo(name, width, height))
    .composite([
      {
        input: await drawn(
          width,
          height,
          `<rect width="100%" height="100%" fill="#000" opacity="0.35"/>
           <text x="5%" y="40%" font-family="sans-serif" font-weight="bold" font-size="${size}" fill="#fff">Book now from 49 EUR</text>
           <text x="5%" y="62%" font-family="sans-serif" font-size="${size / 1.8}" fill="#ffd34d">Terms and conditions apply</text>
           <rect x="66%" y="30%" width="28%" height="44%" rx="4" fill="#e4002b"/>
           <text x="69%" y="60%" font-family="sans-serif" font-size="${size / 1.6}" fill="#fff">Order</text>`,
          true,
        ),
      },
    ])
    .png()
    .toBuffer();
}

const units: readonly (readonly [number, number])[] = [
  [300, 250],
  [728, 90],
  [320, 50],
  [160, 600],
  [970, 250],
  [300, 600],
];

/** The benchmark corpus: photos, ads, text, graphics, gradients, transparency, gray and odd ones. */
export const corpus: readonly Drawn[] = [
  { name: 'seeding 600x500', kind: 'photo', draw: async () => fixture('seeding-600x500.png') },
  { name: 'seeding 300x250', kind: 'photo', draw: () => photo('seeding-600x500.png', 300, 250) },
  { name: 'chelsea 451x300', kind: 'photo', draw: async () => fixture('chelsea.png') },
  { name: 'chelsea 320x480', kind: 'photo', draw: () => photo('chelsea.png', 320, 480) },
  { name: 'coffee 600x400', kind: 'photo', draw: async () => fixture('coffee.png') },
  { name: 'coffee 300x250', kind: 'photo', draw: () => photo('coffee.png', 300, 250) },
  { name: 'coffee 160x600', kind: 'photo', draw: () => photo('coffee.png', 160, 600) },
  ...units.map(([w, h]): Drawn => ({ name: `ad ${w}x${h}`, kind: 'banner', draw: () => banner(w, h) })),
  ...units.map(
    ([w, h], i): Drawn => ({
      name: `offer ${w}x${h}`,
      kind: 'banner',
      draw: () =>
        overPhoto(w, h, ['coffee.png', 'seeding-600x500.png', 'chelsea.png'][i % 3] ?? 'coffee.png'),
    }),
  ),
  { name: 'flat ad 300x250', kind: 'graphic', draw: () => banner(300, 250, false) },
  { name: 'flat ad 728x90', kind: 'graphic', draw: () => banner(728, 90, false) },
  { name: 'flat ad 320x50', kind: 'graphic', draw: () => banner(320, 50, false) },
  { name: 'black text 300x600', kind: 'text', draw: () => lines(300, 600, 13, '#fff', '#000') },
  { name: 'black text 728x90', kind: 'text', draw: () => lines(728, 90, 16, '#fff', '#111') },
  { name: 'white text 300x250', kind: 'text', draw: () => lines(300, 250, 15, '#10243f', '#fff') },
  { name: 'small text 320x50', kind: 'text', draw: () => lines(320, 50, 11, '#f4f4f4', '#333') },
  { name: 'blue on red 300x250', kind: 'text', draw: colouredText },
  { name: 'red on white 320x50', kind: 'text', draw: () => lines(320, 50, 13, '#fff', '#d8102a') },
  { name: 'red on green 300x250', kind: 'text', draw: () => lines(300, 250, 15, '#1c7a3c', '#e01b1b') },
  { name: 'chart 600x400', kind: 'graphic', draw: () => chart(600, 400) },
  { name: 'chart 300x250', kind: 'graphic', draw: () => chart(300, 250) },
  {
    name: 'logo 300x250',
    kind: 'graphic',
    draw: () => drawn(300, 250, `<rect width="100%" height="100%" fill="#f2efe6"/>${logo(300, 250)}`),
  },
  { name: 'night 300x250', kind: 'gradient', draw: () => gradient(300, 250, '#05060c', '#1a2340') },
  {
    name: 'night 970x250',
    kind: 'gradient',
    draw: () => gradient(970, 250, '#0b0713', '#26122e', 'Good night'),
  },
  { name: 'sky 600x400', kind: 'gradient', draw: () => gradient(600, 400, '#7fb6ff', '#e6f1ff') },
  { name: 'teal 300x600', kind: 'gradient', draw: () => gradient(300, 600, '#003b3b', '#00a0a0', 'Dive in') },
  { name: 'badge 200x180', kind: 'transparent', draw: transparentBadge },
  { name: 'cut-out 300x250', kind: 'transparent', draw: () => cutOut(300, 250) },
  { name: 'cut-out 500x500', kind: 'transparent', draw: () => cutOut(500, 500) },
  { name: 'logo 256x256', kind: 'transparent', draw: () => drawn(256, 256, logo(256, 256), true) },
  {
    name: 'gray photo 300x250',
    kind: 'gray',
    draw: async () =>
      sharp(await photo('coffee.png', 300, 250))
        .grayscale()
        .toColourspace('b-w')
        .png()
        .toBuffer(),
  },
  {
    name: 'gray text 300x250',
    kind: 'gray',
    draw: async () =>
      sharp(await lines(300, 250, 14, '#eee', '#222'))
        .toColourspace('b-w')
        .png()
        .toBuffer(),
  },
  {
    name: 'animated gif 300x250',
    kind: 'animation',
    draw: () => animation('gif', { width: 300, height: 250, count: 8 }),
  },
  {
    name: 'animated gif 160x120',
    kind: 'animation',
    draw: () => animation('gif', { width: 160, height: 120 }),
  },
  {
    name: 'animated webp 320x100',
    kind: 'animation',
    draw: () => animation('webp', { width: 320, height: 100, count: 8 }),
  },
  { name: 'noise 160x160', kind: 'odd', draw: () => noise(160, 160) },
  { name: 'white 600x500', kind: 'odd', draw: () => flat(600, 500) },
];
