import { Loading } from '@leaf/ui';
import { useEffect } from 'react';
import type { FileUploadsProps } from './FileUploads.tsx';
import { holdTab } from './holdTab.ts';

/** Files are chosen, and the code that sends them is loading. */
export function UploadsLoading({ onUnsaved }: Pick<FileUploadsProps, 'onUnsaved'>) {
  useEffect(() => {
    const release = holdTab();
    onUnsaved?.(true);
    return () => {
      release();
      onUnsaved?.(false);
    };
  }, [onUnsaved]);
  return <Loading minHeight={120} />;
}
