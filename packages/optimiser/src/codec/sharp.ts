import sharp from 'sharp';

/**
 * sharp as this package uses it. Only the four accepted formats can be read, and only from memory: SVG, GIF, TIFF
 * and every file-path loader are blocked. One thread per operation, because AVIF files of two threads differ from
 * those of one, and no cache, because every file is read once.
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
