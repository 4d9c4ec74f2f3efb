import { UploadPanel, type UploadPanelProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ onUpload }: UploadPanelProps) {
  return <UploadPanel onUpload={onUpload} />;
}

export const advice: ComponentAdvice<typeof UploadPanel> = {
  status: 'stable',
  aliases: ['dropzone', 'file', 'drag and drop'],
  use: ['One image comes in.'],
  avoid: [{ when: 'Many lines of a plan come in', instead: 'PlanImport' }],
  pairs: [
    {
      do: ['Say what is accepted.', {}],
      dont: ['Don’t say only “Upload”.', { labels: { title: 'Upload', hint: '' } }],
    },
  ],
  rules: {
    do: ['Accept what the server accepts and say it in the hint.'],
    dont: ['Don’t take several files and use one.'],
  },
  writing: ['What to drop, then what is accepted.'],
  accessibility: [
    'Choose file is a button, so no drag is needed.',
    'A refused file is announced with its reason.',
  ],
  related: ['ImageListScreen'],
};
