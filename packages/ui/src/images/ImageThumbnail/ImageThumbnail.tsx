import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './ImageThumbnail.module.css';

export type ImageThumbnailProps = {
  /** Address of the picture; a placeholder is shown without it and if it fails to load. */
  src?: string;
};

/** A small picture next to its name, hence hidden from screen readers. */
export function ImageThumbnail({ src }: ImageThumbnailProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <span className={classes.thumbnail}>
      {src && src !== failed ? (
        <img src={src} alt="" className={classes.picture} onError={() => setFailed(src)} />
      ) : (
        <IconPhoto size={18} stroke={1.5} aria-hidden />
      )}
    </span>
  );
}
