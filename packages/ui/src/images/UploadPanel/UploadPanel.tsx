// Imported here and not in the global stylesheet: only the page of images needs it.
import './dropzone.css';
import { Button } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconPhotoUp } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { useLabels } from '../../labels/useLabels.ts';
import classes from './UploadPanel.module.css';

export const uploadPanelLabels = {
  title: 'Drop an image here',
  several: 'Drop images here, or paste them',
  hint: 'PNG, JPG, or WEBP',
  choose: 'Choose file',
  uploading: 'Uploading…',
  notAnImage: 'This is not an image. Use PNG, JPG, or WEBP.',
  tooMany: 'Drop one image at a time.',
};

export type UploadPanelProps = {
  /** Receives the one chosen or dropped file; the server checks its content. */
  onUpload: (file: File) => void;
  /** Receives several dropped, chosen or pasted files. Without it only one at a time is taken. */
  onUploadMany?: (files: File[]) => void;
  /** The file is on its way. */
  uploading?: boolean;
  /** Why the last upload failed. */
  error?: string;
  labels?: Partial<typeof uploadPanelLabels>;
};

/** Whether pictures can be pasted into an element of the page. */
const takesPictures = (target: EventTarget | undefined) =>
  target instanceof HTMLElement && (target.isContentEditable || target.localName === 'textarea');

/** Takes an image, or several, dropped, chosen or pasted. Rejects other files before they are sent. */
export function UploadPanel({ onUpload, onUploadMany, uploading = false, error, labels }: UploadPanelProps) {
  const text = useLabels('uploadPanel', uploadPanelLabels, labels);
  const open = useRef<() => void>(null);
  const [refused, setRefused] = useState<'notAnImage' | 'tooMany'>();

  const take = (files: File[], rejected: unknown[]) => {
    const [file] = files;
    const several = files.length + rejected.length > 1;
    if (several && !onUploadMany) {
      setRefused('tooMany');
      return;
    }
    setRefused(rejected.length > 0 || !file ? 'notAnImage' : undefined);
    if (several && files.length > 0) onUploadMany?.(files);
    else if (file) onUpload(file);
  };

  const paste = useEffectEvent((event: ClipboardEvent) => {
    // A page around it may take pictures too, such as an editor of text.
    if (event.defaultPrevented || takesPictures(event.composedPath()[0])) return;
    const { clipboardData } = event;
    const files = [...(clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (files.length > 0 && !uploading) take(files, []);
  });
  const takesSeveral = onUploadMany !== undefined;
  useEffect(() => {
    if (!takesSeveral) return;
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, [takesSeveral]);
  const title = takesSeveral ? text.several : text.title;

  return (
    <div className={classes.panel}>
      <ErrorBanner message={refused ? text[refused] : error} />
      <Dropzone
        openRef={open}
        accept={['image/*']}
        multiple={takesSeveral}
        disabled={uploading}
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        inputProps={{ 'aria-label': title }}
        className={classes.zone}
        onDropAny={take}
        // Required, but it would also be called with the first of several images.
        onDrop={() => undefined}
      >
        <div className={classes.inside}>
          <IconPhotoUp size={32} stroke={1.25} aria-hidden className={classes.icon} />
          <div className={classes.words}>
            <div className={classes.title}>{title}</div>
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
