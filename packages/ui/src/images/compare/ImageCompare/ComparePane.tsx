import { VisuallyHidden } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Size } from '../../imageInfo.ts';
import classes from './ImageCompare.module.css';
import type { ImageCompareLabels } from './imageCompareLabels.ts';

export type ComparePaneProps = {
  /** Address of the picture; absent while it loads. */
  src?: string;
  /** The picture could not be loaded. */
  failed?: boolean;
  /** Name in the corner. */
  name: string;
  /** The corner that the name is in. */
  corner?: 'start' | 'end';
  /** Size and position of the picture in the pane, in screen pixels. */
  drawn: Size & { x: number; y: number };
  /** The fraction of the pane that is clipped at the left, 0 to 1. */
  cut?: number;
  /** The fraction of the pane that the other one covers at the right, 0 to 1. */
  covered?: number;
  /** Whether to show the individual pixels of the picture. */
  pixelated: boolean;
  /** Whether to fade the picture behind the map of differences. */
  faint: boolean;
  hidden?: boolean;
  /** Rendered on top of the picture. */
  children?: ReactNode;
  text: ImageCompareLabels;
};

/** One of the two pictures. */
export function ComparePane({
  src,
  failed = false,
  name,
  corner = 'start',
  drawn,
  cut = 0,
  covered = 0,
  pixelated,
  faint,
  hidden = false,
  children,
  text,
}: ComparePaneProps) {
  const [broken, setBroken] = useState<string>();
  const missing = failed || (src !== undefined && src === broken);
  const { width, height, x, y } = drawn;
  return (
    <div
      className={classes.pane}
      data-hidden={hidden || undefined}
      style={cut > 0 ? { clipPath: `inset(0 0 0 ${cut * 100}%)` } : undefined}
    >
      {missing ? (
        <div className={classes.missing} style={{ left: `${cut * 100}%`, right: `${covered * 100}%` }}>
          <IconPhotoOff size={32} stroke={1.25} aria-hidden />
          {text.unavailable}
        </div>
      ) : src === undefined ? (
        <VisuallyHidden role="status">{text.loading}</VisuallyHidden>
      ) : (
        <div className={classes.drawn} style={{ width, height, transform: `translate(${x}px, ${y}px)` }}>
          <img
            src={src}
            alt=""
            draggable={false}
            className={classes.picture}
            data-pixelated={pixelated || undefined}
            data-faint={faint || undefined}
            onError={() => setBroken(src)}
          />
          {children}
        </div>
      )}
      <span className={classes.name} data-corner={corner} aria-hidden>
        {name}
      </span>
    </div>
  );
}
