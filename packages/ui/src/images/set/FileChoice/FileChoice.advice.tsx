import { FileChoice, type FileChoiceProps } from '@leaf/ui/compare';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ chosen, onChoose }: FileChoiceProps) {
  return <FileChoice shown={{ format: 'avif', quality: 62 }} chosen={chosen} onChoose={onChoose} />;
}

export const advice: ComponentAdvice<typeof FileChoice> = {
  status: 'beta',
  aliases: ['pick', 'chosen file', 'override'],
  use: ['Users look at one file of an image that also belongs to a set.'],
  avoid: [{ when: 'Users choose the files of many images', instead: 'ImageSet' }],
  pairs: [
    {
      do: ['Name the file that the button takes.', {}],
      dont: ['Don’t say only that something is chosen.', { labels: { take: () => 'Choose' } }],
    },
  ],
  rules: {
    do: ['Keep the choice where a reload finds it.'],
    dont: ['Don’t choose a file because users look at it.'],
  },
  writing: ['A file is named by format and quality.'],
  accessibility: ['That a choice is kept is announced.'],
  related: ['ImageSet', 'JobResult', 'SsimChart'],
};
