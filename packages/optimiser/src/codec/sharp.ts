import sharp from 'sharp';

/**
 * sharp as configured for this package. Only the five accepted formats can be read, and only from memory: SVG, TIFF
 * and every file-path loader are blocked. One thread per operation, because AVIF files encoded with two threads
 * differ from those with one, and no cache, because every file is read once.
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

/** Raised with every change of the settings after which a quality names another file. */
const settingsVersion = 3;

/** Names the encoders and their settings: a point measured by others may be another file. */
export const encoderVersion: string = `sharp ${sharp.versions.sharp}, settings ${settingsVersion}`;

export { sharp };
