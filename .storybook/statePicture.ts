import { addons } from 'storybook/preview-api';
import { SAVE_PICTURE } from './statePictureEvent.ts';

/** Pixels of the file for each pixel of the page. */
const scale = 2;

/** Saves the page of a story as it stands, dialogs included. */
async function savePicture(id: string): Promise<void> {
  const { domToBlob } = await import('modern-screenshot');
  const backgroundColor = getComputedStyle(document.body).backgroundColor;
  const { scrollWidth, scrollHeight } = document.documentElement;
  const picture = await domToBlob(document.body, {
    scale,
    backgroundColor,
    width: scrollWidth,
    height: scrollHeight,
    style: { margin: '0' },
    // What Storybook keeps in the page for itself.
    filter: (node) =>
      !(node instanceof Element && node.matches('.sb-wrapper, #storybook-docs, [id^=storybook-highlights]')),
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = `${id}.png`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Listens for the toolbar's wish for a picture. */
export const hearOfPictures = () =>
  addons.ready().then((channel) => channel.on(SAVE_PICTURE, (id: string) => void savePicture(id)));
