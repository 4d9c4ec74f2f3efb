import { UploadPanel, type UploadPanelProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ onUpload }: UploadPanelProps) {
  return <UploadPanel onUpload={onUpload} />;
}

export const advice: ComponentAdvice<typeof UploadPanel> = {
  status: 'stable',
  aliases: ['dropzone', 'file', 'drag and drop'],
  use: ['Users upload images.'],
  avoid: [{ when: 'Users import a media plan', instead: 'PlanImport' }],
  pairs: [
    {
      do: ['Say what is accepted.', {}],
      dont: ['Don’t just say “Upload”.', { labels: { title: 'Upload', hint: '' } }],
    },
  ],
  rules: {
    do: ['State in the hint which files the server accepts.'],
    dont: ['Don’t accept several files and use only one.'],
  },
  writing: ['Say what to drop, then what is accepted.'],
  accessibility: [
    '“Choose file” is a button, so dragging is never necessary.',
    'A rejected file is announced with the reason.',
  ],
  related: ['ImageListScreen'],
};
