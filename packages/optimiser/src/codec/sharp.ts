import sharp from 'sharp';

/**
 * sharp as configured for this package. Only the four accepted formats can be read, and only from memory: SVG, GIF,
 * TIFF and every file-path loader are blocked. One thread per operation, because AVIF files encoded with two threads
 * differ from those with one, and no cache, because every file is read once.
 */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
