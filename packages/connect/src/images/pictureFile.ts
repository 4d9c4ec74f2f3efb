/** The file of a picture in words, such as `AVIF, q 67`; undefined for the upload itself. */
export const pictureFile = (format: string | null | undefined, quality: number | null | undefined) =>
  format && quality ? `${format.toUpperCase()}, q ${quality}` : undefined;
