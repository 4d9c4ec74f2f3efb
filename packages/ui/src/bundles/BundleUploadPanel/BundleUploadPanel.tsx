import { IconFileZip } from '@tabler/icons-react';
import { useState } from 'react';
import { DropPanel } from '../../images/UploadPanel/DropPanel.tsx';
import { useLabels } from '../../labels/useLabels.ts';

export const bundleUploadPanelLabels = {
  title: 'Drop ZIPs of HTML5 creatives here',
  hint: 'ZIP with an HTML document, at most 25 MB',
  choose: 'Choose file',
  notAZip: 'This is not a ZIP. Pack the files of a creative into one ZIP.',
};

export type BundleUploadPanelProps = {
  /**
   * Receives the ZIPs that were dropped or chosen; the server checks their content. Of several files also those that
   * are none, to be named.
   */
  onUpload: (files: File[], rejected: File[]) => void;
  /** Why nothing can be uploaded. */
  error?: string;
  labels?: Partial<typeof bundleUploadPanelLabels>;
};

const zips = { 'application/zip': ['.zip'], 'application/x-zip-compressed': ['.zip'] };

/** Takes one or more ZIPs, dropped or chosen. Rejects other files before they are sent. */
export function BundleUploadPanel({ onUpload, error, labels }: BundleUploadPanelProps) {
  const text = useLabels('bundleUploadPanel', bundleUploadPanelLabels, labels);
  const [refused, setRefused] = useState(false);
  return (
    <DropPanel
      accept={zips}
      multiple
      error={refused ? text.notAZip : error}
      icon={<IconFileZip size={32} stroke={1.25} aria-hidden />}
      title={text.title}
      hint={text.hint}
      button={text.choose}
      onFiles={(files, rejected) => {
        // The panel itself says it of a single file; of several, whoever takes them does.
        const alone = files.length === 0 && rejected.length === 1;
        setRefused(alone);
        if (files.length > 0 || rejected.length > 1) onUpload(files, rejected);
      }}
    />
  );
}
