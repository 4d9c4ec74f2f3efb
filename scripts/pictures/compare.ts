import sharp from 'sharp';

/** Channels that differ by less count as equal: anti-aliasing of the same shape. */
const SAME = 40;

type Raw = { data: Buffer; width: number; height: number };

const raw = async (picture: Buffer, width: number, height: number): Promise<Raw> => {
  const { data, info } = await sharp(picture)
    .extend({ background: '#ffffff', ...(await missing(picture, width, height)) })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

async function missing(picture: Buffer, width: number, height: number) {
  const own = await sharp(picture).metadata();
  return { right: width - own.width, bottom: height - own.height };
}

/**
 * The difference between two pictures: the share of pixels, and a picture that marks them in red on the faded
 * new one.
 */
export async function compare(before: Buffer, after: Buffer): Promise<{ share: number; picture: Buffer }> {
  const sizes = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all([raw(before, width, height), raw(after, width, height)]);
  const drawn = Buffer.alloc(width * height * 3);
  let count = 0;
  for (let at = 0; at < drawn.length; at += 3) {
    const differs = [0, 1, 2].some(
      (channel) => Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)) > SAME,
    );
    if (differs) count += 1;
    for (const channel of [0, 1, 2])
      drawn[at + channel] = differs
        ? ([214, 40, 40][channel] ?? 0)
        : 255 - Math.round((255 - (other.data[at + channel] ?? 0)) * 0.2);
  }
  const picture = await sharp(drawn, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true })
    .toBuffer();
  return { share: count / (width * height), picture };
}
