import type { SavedDrawing } from './chartSvg.ts';

/** Loads an image with embedded fonts, which Safari applies only from the second drawing on. */
async function load(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  document.createElement('canvas').getContext('2d')?.drawImage(image, 0, 0);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return image;
}

const scale = 2;

/** Rasterises a drawing at twice its size. */
export async function svgToPng({ markup, width, height }: SavedDrawing): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }));
  try {
    const image = await load(url);
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(width * scale);
    canvas.height = Math.ceil(height * scale);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser cannot draw pictures.');
    context.scale(scale, scale);
    context.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))));
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
