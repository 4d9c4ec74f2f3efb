/** Loads a frame again, with what its page wants of it by now. */
export function reload(frame: HTMLIFrameElement): void {
  const address = frame.getAttribute('src');
  if (address) frame.setAttribute('src', address);
}

/** Stories in frames of their own read the toolbar's settings from this page, once, when they load. */
export function reloadFrames(): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('.leaf-docs iframe')) reload(frame);
}
