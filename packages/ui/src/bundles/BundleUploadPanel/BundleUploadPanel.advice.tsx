import { BundleUploadPanel, type BundleUploadPanelProps } from '@leaf/ui/bundles';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ onUpload }: BundleUploadPanelProps) {
  return <BundleUploadPanel onUpload={onUpload} />;
}

export const advice: ComponentAdvice<typeof BundleUploadPanel> = {
  status: 'beta',
  aliases: ['drop zone', 'ZIP', 'file input'],
  use: ['Users upload HTML5 creatives.'],
  avoid: [{ when: 'Users upload pictures', instead: 'UploadPanel' }],
  pairs: [
    {
      do: ['Say what belongs into the ZIP.', {}],
      dont: ['Don’t name the ending alone.', { labels: { hint: '.zip' } }],
    },
  ],
  rules: {
    do: ['Send what it gives through an `UploadQueue`, which shows progress and refusals.'],
    dont: ['Don’t open a ZIP in the browser: the server checks it.'],
  },
  writing: ['“ZIP”, not “archive”.'],
  accessibility: ['The button opens the same choice as a drop; the message is announced.'],
  related: ['UploadPanel', 'UploadQueue', 'BundleListScreen'],
};
