import { BenchmarksScreen, type BenchmarksScreenProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ onPlacesChange }: BenchmarksScreenProps) {
  return <BenchmarksScreen onPlacesChange={onPlacesChange} />;
}

export const advice: ComponentAdvice<typeof BenchmarksScreen> = {
  status: 'stable',
  aliases: ['reference', 'compare'],
  use: ['People want to know what is usual at their places.'],
  avoid: [{ when: 'A campaign has its own figures', instead: 'OverviewPanel' }],
  pairs: [
    {
      do: ['Say what failed.', { error: 'The benchmarks could not be loaded.' }],
      dont: ['Don’t show an answer of the network.', { error: 'Failed to fetch' }],
    },
  ],
  rules: {
    do: ['Start each list at its first value.'],
    dont: ['Don’t mix benchmarks with a campaign’s own figures.'],
  },
  writing: ['Always “per million impressions”.'],
  accessibility: ['Groups are regions named by their stage.', 'Selects have labels and can be searched.'],
  related: ['BenchmarkGrid', 'MethodologyScreen'],
};
