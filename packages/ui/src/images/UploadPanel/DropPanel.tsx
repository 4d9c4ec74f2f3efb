// Imported here and not in the global stylesheet: only the pages that take files need it.
import './dropzone.css';
import { Button } from '@mantine/core';
import { Dropzone, type DropzoneProps } from '@mantine/dropzone';
import { type ReactNode, useRef } from 'react';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import classes from './UploadPanel.module.css';

export type DropPanelProps = {
  accept: DropzoneProps['accept'];
  multiple: boolean;
  /** Files are on their way: the panel waits. */
  busy?: boolean;
  error?: string | undefined;
  errorAction?: ReactNode;
  icon: ReactNode;
  title: string;
  hint: string;
  button: string;
  /** Takes what was dropped or chosen: the files of the accepted types, and the others. */
  onFiles: (files: File[], rejected: File[]) => void;
};

/** A place to drop files on, with a button to choose them. */
export function DropPanel({
  accept,
  multiple,
  busy = false,
  error,
  errorAction,
  icon,
  title,
  hint,
  button,
  onFiles,
}: DropPanelProps) {
  const open = useRef<() => void>(null);
  return (
    <div className={classes.panel}>
      <ErrorBanner message={error} action={errorAction} />
      <Dropzone
        openRef={open}
        accept={accept}
        multiple={multiple}
        disabled={busy}
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        inputProps={{ 'aria-label': title }}
        className={classes.zone}
        onDropAny={(files, rejected) =>
          onFiles(
            files,
            rejected.map(({ file }) => file),
          )
        }
        // Required, but it would also be called with the first of several files.
        onDrop={() => undefined}
      >
        <div className={classes.inside}>
          <span className={classes.icon}>{icon}</span>
          <div className={classes.words}>
            <div className={classes.title}>{title}</div>
            <div className={classes.hint}>{hint}</div>
          </div>
          <Button onClick={() => open.current?.()} disabled={busy}>
            {button}
          </Button>
        </div>
      </Dropzone>
    </div>
  );
}
