import { useRef, useState } from 'react';

/** A file that the browser can show. */
export type FilePicture = { file: File; width: number; height: number };

async function decode(file: File): Promise<FilePicture> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { file, width, height };
}

/** What was wrong with the files taken last. */
export type Refused = { unreadable: string } | 'onlyTwo';

/** Up to two pictures: a single new one takes the second place, two take both. */
export function useFilePictures() {
  const [pictures, setPictures] = useState<readonly FilePicture[]>([]);
  const [refused, setRefused] = useState<Refused>();
  const last = useRef<Promise<unknown>>(undefined);
  const take = async (files: readonly File[]) => {
    const two = files.slice(0, 2);
    // In the order of choice: a smaller file is decoded sooner than the one before.
    const reading = Promise.all([Promise.allSettled(two.map(decode)), last.current]);
    last.current = reading;
    const [decoded] = await reading;
    const found = decoded.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    const unreadable = two[decoded.findIndex(({ status }) => status === 'rejected')]?.name;
    setRefused(unreadable === undefined ? (files.length > 2 ? 'onlyTwo' : undefined) : { unreadable });
    // The pictures of now, not of when it began: another file may have been taken meanwhile.
    setPictures((before) => [...before.slice(0, 2 - found.length), ...found]);
  };
  return { pictures, refused, take };
}
