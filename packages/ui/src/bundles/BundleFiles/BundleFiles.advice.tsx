import { BundleFiles, type BundleFilesProps } from '@leaf/ui/bundles';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ files }: BundleFilesProps) {
  return <BundleFiles files={files} />;
}

export const advice: ComponentAdvice<typeof BundleFiles> = {
  status: 'beta',
  aliases: ['inventory', 'files', 'requests', 'network'],
  use: ['Users want to know which files make a creative heavy.'],
  avoid: [{ when: 'Users want the verdict alone', instead: 'BundlePlatforms' }],
  pairs: [
    {
      do: ['Say when a file is loaded.', {}],
      dont: ['Don’t call a load by its code.', { labels: { 'load:initial': 'initial' } }],
    },
  ],
  rules: {
    do: ['Pass the files in the order of the ZIP.'],
    dont: ['Don’t leave unused files out: they weigh in the ZIP.'],
  },
  writing: ['Transfer is what reaches the browser: texts as gzip.'],
  accessibility: ['The choice of files has a name, and each option says how many there are.'],
  related: ['BundleOverview', 'DataTable'],
};
