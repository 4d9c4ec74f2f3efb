import { VisuallyHidden } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { ErrorStep } from '../../feedback/ErrorStep/ErrorStep.tsx';
import { useLabels } from '../../labels/useLabels.ts';
import classes from './ImagePreview.module.css';

export const imagePreviewLabels = {
  unavailable: 'Image preview unavailable',
  loading: 'Loading…',
};

export type ImagePreviewProps = {
  /** Address of the picture, such as an object URL. The placeholder is shown without it and if it fails to load. */
  src?: string;
  /** Alternative text. */
  alt: string;
  loading?: boolean;
  /** Height of the frame: `large` for an image's own page, `medium` next to figures. Default `large`. */
  size?: 'medium' | 'large';
  /** Loads the picture anew; without it a missing picture offers nothing. */
  onRetry?: () => void;
  labels?: Partial<typeof imagePreviewLabels>;
};

/** A picture on a checkered background that reveals its transparency. The frame has a fixed height. */
export function ImagePreview({
  src,
  alt,
  loading = false,
  size = 'large',
  onRetry,
  labels,
}: ImagePreviewProps) {
  const text = useLabels('imagePreview', imagePreviewLabels, labels);
  const [failed, setFailed] = useState<string>();
  const drawable = src !== undefined && src !== '' && src !== failed;

  return (
    <div className={classes.frame} data-size={size} data-picture={drawable || undefined}>
      {drawable && <img src={src} alt={alt} className={classes.picture} onError={() => setFailed(src)} />}
      {!drawable && loading && <VisuallyHidden role="status">{text.loading}</VisuallyHidden>}
      {!drawable && !loading && (
        <div className={classes.placeholder}>
          <IconPhotoOff size={32} stroke={1.25} aria-hidden />
          {text.unavailable}
          {onRetry && <ErrorStep onRetry={onRetry} />}
        </div>
      )}
    </div>
  );
}
