// Imported here and not in the global stylesheet: only the page of images needs it.
import './dropzone.css';
import { Button } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconPhotoUp } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { useLabels } from '../../labels/useLabels.ts';
import classes from './UploadPanel.module.css';

export const uploadPanelLabels = {
  title: 'Drop an image here',
  hint: 'PNG, JPG, or WEBP',
  choose: 'Choose file',
  uploading: 'Uploading…',
  notAnImage: 'This is not an image. Use PNG, JPG, or WEBP.',
  tooMany: 'Drop one image at a time.',
};

export type UploadPanelProps = {
  /** Receives the one chosen or dropped file; the server checks its content. */
  onUpload: (file: File) => void;
  /** The file is on its way. */
  uploading?: boolean;
  /** Why the last upload failed. */
  error?: string;
  labels?: Partial<typeof uploadPanelLabels>;
};

/** Takes one image, dropped or chosen. Rejects other files before they are sent. */
export function UploadPanel({ onUpload, uploading = false, error, labels }: UploadPanelProps) {
  const text = useLabels('uploadPanel', uploadPanelLabels, labels);
  const open = useRef<() => void>(null);
  const [refused, setRefused] = useState<'notAnImage' | 'tooMany'>();

  const take = (files: File[], rejected: unknown[]) => {
    const [file] = files;
    const several = files.length + rejected.length > 1;
    setRefused(several ? 'tooMany' : file ? undefined : 'notAnImage');
    if (file && !several) onUpload(file);
  };

  return (
    <div className={classes.panel}>
      <ErrorBanner message={refused ? text[refused] : error} />
      <Dropzone
        openRef={open}
        accept={['image/*']}
        multiple={false}
        disabled={uploading}
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        inputProps={{ 'aria-label': text.title }}
        className={classes.zone}
        onDropAny={take}
        // Required, but it would also be called with the first of several images.
        onDrop={() => undefined}
      >
        <div className={classes.inside}>
          <IconPhotoUp size={32} stroke={1.25} aria-hidden className={classes.icon} />
          <div className={classes.words}>
            <div className={classes.title}>{text.title}</div>
            <div className={classes.hint}>{text.hint}</div>
          </div>
          <Button onClick={() => open.current?.()} disabled={uploading}>
            {uploading ? text.uploading : text.choose}
          </Button>
        </div>
      </Dropzone>
    </div>
  );
}
