import type { Size } from '../../imageInfo.ts';

/** The whole picture, or this many screen pixels for each of its own. */
export const zooms = ['fit', 1, 2, 4] as const;
export type Zoom = (typeof zooms)[number];

export const views = ['slider', 'side', 'hold', 'flicker'] as const;
export type CompareView = (typeof views)[number];

/** In narrower frames the two pictures are stacked. */
const stackedBelow = 560;

/** The size of one pane in a frame: the whole frame, or half of it if the pictures are side by side. */
export function paneOf(frame: Size, view: CompareView): Size & { stacked: boolean } {
  if (view !== 'side') return { ...frame, stacked: false };
  return frame.width < stackedBelow
    ? { width: frame.width, height: Math.floor(frame.height / 2), stacked: true }
    : { width: Math.floor(frame.width / 2), height: frame.height, stacked: false };
}

/** Screen pixels for each pixel of the picture. A picture that fits is not enlarged. */
export const scaleOf = (zoom: Zoom, picture: Size, pane: Size): number =>
  zoom === 'fit' ? Math.min(1, pane.width / picture.width, pane.height / picture.height) : zoom;

/** The size of a picture on the screen. One that is very thin stays in sight. */
export const drawnSize = ({ width, height }: Size, scale: number): Size => ({
  width: Math.max(1, width * scale),
  height: Math.max(1, height * scale),
});

/** The offset of a picture in its pane, on one axis: centred, or moved by the scroll position. */
export const startOf = (picture: number, pane: number, scrolled: number): number =>
  picture <= pane ? (pane - picture) / 2 : -Math.min(Math.max(0, scrolled), picture - pane);

/** The scroll position that keeps the same point in the centre of the pane. */
export const scrollTo = (middle: number, picture: number, pane: number): number =>
  Math.min(Math.max(0, middle * picture - pane / 2), Math.max(0, picture - pane));
