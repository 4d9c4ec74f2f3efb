import { JobResult, type JobResultProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ onFormatChange, onDownload }: JobResultProps) {
  return <JobResult onFormatChange={onFormatChange} onDownload={onDownload} />;
}

export const advice: ComponentAdvice<typeof JobResult> = {
  status: 'stable',
  aliases: ['compare', 'download', 'saving'],
  use: ['A finished job is looked at and taken away.'],
  avoid: [{ when: 'Jobs are listed', instead: 'JobsTable' }],
  pairs: [
    {
      do: ['Say what failed.', { error: 'The result could not be loaded.' }],
      dont: ['Don’t promise a saving.', { labels: { size: 'Saved!' } }],
    },
  ],
  rules: {
    do: ['Pass the bytes before, so that the saving can be said.'],
    dont: ['Don’t add a second primary button: Download is the one.'],
  },
  writing: ['Percent saved, then both sizes.'],
  accessibility: ['Formats without data are disabled and say so.', 'Warnings are sentences with an icon.'],
  related: ['SsimChart', 'JobsTable'],
};
