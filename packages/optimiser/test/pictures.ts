import { readFileSync } from 'node:fs';
import { sharp } from '../src/codec/sharp.ts';

// The package reads no SVG, but the tests draw with it.
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });

export const fixture = (name: string): Buffer => readFileSync(new URL(`fixtures/${name}`, import.meta.url));

/** A photo of 120 pixels width, ready to be encoded. */
export const photo = () => sharp(fixture('chelsea.png')).resize(120);

const svg = (width: number, height: number, body: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`);

/** An ad: gradient, headline and a button, with a piece of a photo if `photo` is set. */
export async function banner(width: number, height: number, photo = true): Promise<Buffer> {
  const unit = Math.min(height, width / 3);
  const base = sharp(
    svg(
      width,
      height,
      `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#0a3d2e"/><stop offset="1" stop-color="#7cc242"/></linearGradient></defs>
       <rect width="100%" height="100%" fill="url(#g)"/>
       <text x="4%" y="35%" font-family="sans-serif" font-weight="bold" font-size="${unit / 5}" fill="#fff">Fresh every day</text>
       <text x="4%" y="58%" font-family="sans-serif" font-size="${unit / 9}" fill="#ffe14d">Now half price, this week only</text>
       <rect x="4%" y="68%" width="36%" height="22%" rx="4" fill="#d3122b"/>
       <text x="8%" y="83%" font-family="sans-serif" font-size="${unit / 9}" fill="#fff">Order now</text>`,
    ),
  ).removeAlpha();
  if (!photo) return base.png().toBuffer();
  const [w, h] = [Math.max(1, Math.floor(width * 0.4)), Math.max(1, Math.floor(height * 0.9))];
  const picture = await sharp(fixture('chelsea.png')).resize(w, h).png().toBuffer();
  return base
    .composite([{ input: picture, left: Math.floor(width * 0.57), top: Math.floor(height * 0.05) }])
    .png()
    .toBuffer();
}

/** Text in blue on red: ruined when colour is stored at half resolution. */
export const colouredText = (): Promise<Buffer> =>
  sharp(
    svg(
      300,
      250,
      `<rect width="300" height="250" fill="#e00"/>${[1, 2, 3, 4, 5, 6, 7, 8, 9]
        .map(
          (line) =>
            `<text x="8" y="${line * 26}" font-family="sans-serif" font-size="15" fill="#00e">Blue words on a red ground, ${line}</text>`,
        )
        .join(
          '',
        )}${[...Array(20)].map((_, i) => `<rect x="${i * 15}" y="240" width="2" height="10" fill="#00e"/>`).join('')}`,
    ),
  )
    .removeAlpha()
    .png()
    .toBuffer();

/** A page of small black text. */
export const blackText = (): Promise<Buffer> =>
  sharp(
    svg(
      300,
      250,
      `<rect width="300" height="250" fill="#fff"/>${[...Array(12)]
        .map(
          (_, i) =>
            `<text x="8" y="${i * 20 + 18}" font-family="sans-serif" font-size="13">Terms and conditions apply, line ${i}</text>`,
        )
        .join('')}`,
    ),
  )
    .removeAlpha()
    .png()
    .toBuffer();

/** A glow that fades into nothing, with text. */
export const transparentBadge = (): Promise<Buffer> =>
  sharp(
    svg(
      200,
      180,
      `<defs><radialGradient id="g"><stop stop-color="#08f"/><stop offset="1" stop-color="#08f" stop-opacity="0"/></radialGradient></defs>
       <circle cx="100" cy="90" r="88" fill="url(#g)"/><rect x="60" y="80" width="80" height="20" fill="#012"/>`,
    ),
  )
    .png()
    .toBuffer();

export const flat = (width: number, height: number, background = '#fff'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** Noise that is the same in every run. */
export function noise(width: number, height: number): Promise<Buffer> {
  let state = 1;
  const data = Uint8Array.from({ length: width * height * 3 }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  });
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** The left half red, the right half blue, rotated by EXIF. */
export async function turned(orientation: number): Promise<Buffer> {
  const half = await flat(40, 50, '#00f');
  return sharp({ create: { width: 80, height: 50, channels: 3, background: '#f00' } })
    .composite([{ input: half, left: 40, top: 0 }])
    .jpeg({ chromaSubsampling: '4:4:4' })
    .withMetadata({ orientation })
    .toBuffer();
}

/** The frames of an animated banner, stacked RGB: a photo with a red label that moves, then stops. */
async function animatedFrames(width: number, height: number, count: number): Promise<Buffer> {
  const ground = await sharp(fixture('coffee.png')).resize(width, height, { fit: 'cover' }).png().toBuffer();
  const frames = Array.from({ length: count }, (_, i) => {
    const left = 4 + Math.min(i, count - 3) * 4;
    const label = svg(
      width,
      height,
      `<rect x="${left}" y="8" width="60" height="24" fill="#d3122b"/>
       <text x="${left + 5}" y="25" font-family="sans-serif" font-size="13" fill="#fff">Sale ${Math.min(i, count - 3)}</text>`,
    );
    return sharp(ground)
      .composite([{ input: label }])
      .removeAlpha()
      .raw()
      .toBuffer();
  });
  return Buffer.concat(await Promise.all(frames));
}

/** An animated banner whose last three frames are identical. */
export async function animation(
  format: 'gif' | 'webp',
  { width = 120, height = 100, count = 6, loop = 3, delay = [200, 330] } = {},
): Promise<Buffer> {
  const raw = { width, height: height * count, channels: 3, pageHeight: height } as const;
  const image = sharp(await animatedFrames(width, height, count), { raw });
  const timing = { loop, delay: Array.from({ length: count }, (_, i) => delay[i % delay.length] ?? 100) };
  return format === 'gif'
    ? image.gif({ ...timing, keepDuplicateFrames: true }).toBuffer()
    : image.webp({ ...timing, quality: 95 }).toBuffer();
}
