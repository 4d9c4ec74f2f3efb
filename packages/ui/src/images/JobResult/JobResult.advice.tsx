import { JobResult, type JobResultProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ onFormatChange, onDownload }: JobResultProps) {
  return <JobResult onFormatChange={onFormatChange} onDownload={onDownload} />;
}

export const advice: ComponentAdvice<typeof JobResult> = {
  status: 'stable',
  aliases: ['compare', 'download', 'saving'],
  use: ['Users review the result of a finished job and download a file.'],
  avoid: [{ when: 'Several jobs are listed', instead: 'JobsTable' }],
  pairs: [
    {
      do: ['Say what failed.', { error: 'The result could not be loaded.' }],
      dont: ['Don’t promise a saving.', { labels: { size: 'Saved!' } }],
    },
  ],
  rules: {
    do: ['Pass `originalBytes` if the result lacks it: the saving is computed from it.'],
    dont: ['Don’t add a second primary button: Download is the primary one.'],
  },
  writing: ['The percentage saved, then both sizes.'],
  accessibility: [
    'Formats without data are disabled, with the reason as text.',
    'Warnings are sentences, each with an icon.',
  ],
  related: ['SsimChart', 'JobsTable'],
};
