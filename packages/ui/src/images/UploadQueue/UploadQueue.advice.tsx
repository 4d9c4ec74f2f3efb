import { UploadQueue, type UploadQueueProps } from '@leaf/ui/compare';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ uploads, onCancel, onRetry, onClose }: UploadQueueProps) {
  return <UploadQueue uploads={uploads} onCancel={onCancel} onRetry={onRetry} onClose={onClose} />;
}

export const advice: ComponentAdvice<typeof UploadQueue> = {
  status: 'beta',
  aliases: ['progress', 'transfers', 'batch upload'],
  use: ['Several files are sent at once.'],
  avoid: [{ when: 'One file is sent', instead: 'UploadPanel' }],
  pairs: [
    {
      do: ['Say why a file was not taken.', {}],
      dont: [
        'Don’t leave the reason out.',
        { uploads: [{ id: 1, name: 'skyscraper.tiff', state: 'failed', final: true }] },
      ],
    },
  ],
  rules: {
    do: [
      'Keep the files that failed, so that they can be tried again.',
      'Mark a file as final if the reason is the file itself: it is named, but not offered again.',
    ],
    dont: ['Don’t send the same content twice: name the file it equals.'],
  },
  writing: ['Counts first, then names.'],
  accessibility: ['The counts are announced as they change.', 'Each progress bar names its file.'],
  related: ['UploadPanel', 'ImageListScreen'],
};
