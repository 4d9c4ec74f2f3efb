import { ResultTable, type ResultTableProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ result, size, format, onSave }: ResultTableProps) {
  return <ResultTable result={result} size={size} format={format} onSave={onSave} />;
}

export const advice: ComponentAdvice<typeof ResultTable> = {
  status: 'beta',
  aliases: ['recommendation', 'formats', 'saving', 'platform'],
  use: ['A finished job has several files, and someone has to take one.'],
  avoid: [
    { when: 'One file is looked at', instead: 'JobResult' },
    { when: 'Qualities of a format are compared', instead: 'SsimChart' },
  ],
  pairs: [
    {
      do: ['Say which file to take, and what it saves.', {}],
      dont: ['Don’t only praise.', { labels: { take: () => 'Great result!' } }],
    },
  ],
  rules: {
    do: [
      'Pass the picture’s size: the rules of the platform are then weighed for the very file shown.',
      'Pass the format whose figures are shown elsewhere: its row is marked.',
    ],
    dont: ['Don’t sort it: formats keep their places from job to job.'],
  },
  writing: ['The advice is one sentence: the platform, the file, the saving.'],
  accessibility: [
    'The recommendation is a sentence above the table, not a colour in it.',
    'Each button names its file.',
    'On a narrow screen the table scrolls in a region that takes the keyboard.',
  ],
  related: ['JobResult', 'SsimChart', 'ImageCompare'],
};
