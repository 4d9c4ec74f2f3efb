import { sharp } from '../src/codec/sharp.ts';
import { fixture } from '../test/pictures.ts';

/** A photo of about this many megapixels, tiled with mirrored copies to keep the detail of a photo. */
export async function photo(megapixels: number): Promise<Buffer> {
  const tile = sharp(fixture('seeding-600x500.png'));
  const across = Math.max(1, Math.round(Math.sqrt((megapixels * 1e6) / 600 / 500)));
  const down = Math.max(1, Math.round((megapixels * 1e6) / 600 / 500 / across));
  const flips = [tile, tile.clone().flop(), tile.clone().flip(), tile.clone().flip().flop()];
  const tiles = await Promise.all(flips.map((image) => image.png().toBuffer()));
  return sharp({ create: { width: 600 * across, height: 500 * down, channels: 3, background: '#000' } })
    .composite(
      Array.from({ length: across * down }, (_, i) => ({
        input: tiles[((i % across) % 2) | ((Math.floor(i / across) % 2) << 1)] ?? Buffer.alloc(0),
        left: (i % across) * 600,
        top: Math.floor(i / across) * 500,
      })),
    )
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
