// Creates the pairs in test/fixtures/metric: a source and a damaged copy, both lossless PNG, so that every
// reader sees the same samples. Run once; the values in scripts/skimage-values.py belong to the committed
// files.
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const fixtures = fileURLToPath(new URL('../test/fixtures/', import.meta.url));
const banner = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="50">
  <defs><linearGradient id="g"><stop stop-color="#063"/><stop offset="1" stop-color="#fc0"/></linearGradient></defs>
  <rect width="320" height="50" fill="url(#g)"/>
  <text x="12" y="32" font-family="sans-serif" font-size="20" fill="#fff">Half price this week</text>
  <rect x="235" y="10" width="75" height="30" rx="6" fill="#c02"/>
  <text x="247" y="30" font-family="sans-serif" font-size="14" fill="#fff">Buy now</text></svg>`;
const badge = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="180">
  <defs><radialGradient id="g"><stop stop-color="#08f"/><stop offset="1" stop-color="#08f" stop-opacity="0"/></radialGradient></defs>
  <circle cx="100" cy="90" r="88" fill="url(#g)"/>
  <text x="40" y="100" font-family="sans-serif" font-size="30" fill="#012">LIGHTER</text></svg>`;

const photo = () => sharp(`${fixtures}chelsea.png`);
const pairs = {
  photo: { source: photo(), damage: (image) => image.jpeg({ quality: 50, mozjpeg: true }) },
  odd: {
    source: sharp(`${fixtures}seeding-600x500.png`).extract({ left: 200, top: 150, width: 101, height: 77 }),
    damage: (image) => image.webp({ quality: 20 }),
  },
  banner: {
    source: sharp(Buffer.from(banner)).removeAlpha(),
    damage: (image) => image.jpeg({ quality: 30 }),
  },
  badge: { source: sharp(Buffer.from(badge)), damage: (image) => image.webp({ quality: 15 }) },
  tiny: {
    source: photo().extract({ left: 150, top: 100, width: 9, height: 30 }),
    damage: (image) => image.jpeg({ quality: 20 }),
  },
};

for (const [name, { source, damage }] of Object.entries(pairs)) {
  const png = await source.png({ compressionLevel: 9 }).toBuffer();
  // The photo is already among the fixtures.
  if (name !== 'photo') await sharp(png).png({ compressionLevel: 9 }).toFile(`${fixtures}metric/${name}.png`);
  const damaged = await damage(sharp(png)).toBuffer();
  await sharp(damaged).png({ compressionLevel: 9 }).toFile(`${fixtures}metric/${name}-damaged.png`);
}
