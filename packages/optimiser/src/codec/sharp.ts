import sharp from 'sharp';

/**
 * sharp, configured for this package. It reads only the five accepted formats, and only from memory: SVG,
 * TIFF and every file-path loader are blocked. It uses one thread per operation, because AVIF files encoded
 * with two threads differ from those encoded with one, and no cache, because every file is read once.
 */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
sharp.concurrency(1);
sharp.cache(false);

/** Incremented whenever a change of settings, or of how uploads are read, makes a quality identify a different file. */
const settingsVersion = 7;

/** Identifies the encoders and their settings: a point measured by other ones may belong to another file. */
export const encoderVersion: string = `sharp ${sharp.versions.sharp}, settings ${settingsVersion}`;

export { sharp };
