import sharp from 'sharp';

/** A picture with enough detail to measure, but small enough to be fast. */
export async function picture(format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff') {
  const [width, height] = [320, 200];
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < pixels.length; index += 1)
    pixels[index] = (index * 7 + Math.floor(index / (width * 3)) * 13) % 256;
  const buffer = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(3)
    .toFormat(format)
    .toBuffer();
  return { name: `banner.${format}`, mimeType: `image/${format}`, buffer };
}
