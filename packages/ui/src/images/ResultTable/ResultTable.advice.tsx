import { ResultTable, type ResultTableProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: ResultTableProps) {
  return <ResultTable {...props} />;
}

export const advice: ComponentAdvice<typeof ResultTable> = {
  status: 'beta',
  aliases: ['recommendation', 'formats', 'saving', 'platform'],
  use: ['A finished job has several files, and users have to choose one.'],
  avoid: [
    { when: 'One file is reviewed', instead: 'JobResult' },
    { when: 'Qualities of a format are compared', instead: 'SsimChart' },
  ],
  pairs: [
    {
      do: ['Say which file to take, and what it saves.', {}],
      dont: ['Don’t just praise the result.', { labels: { take: () => 'Great result!' } }],
    },
  ],
  rules: {
    do: [
      'Pass the picture’s size: the platform’s rules are then checked for each file shown.',
      'Pass the format that is selected elsewhere: its row is marked.',
    ],
    dont: ['Don’t sort it: formats keep their order from job to job.'],
  },
  writing: ['The recommendation is one sentence: the platform, the file, the saving.'],
  accessibility: [
    'The recommendation is a sentence above the table, not just a colour in it.',
    'The name of each button includes its file.',
    'On a phone each file is a block of labelled lines. Where the columns need more room than there is, the table scrolls in a focusable region.',
  ],
  related: ['JobResult', 'SsimChart', 'ImageCompare'],
};
