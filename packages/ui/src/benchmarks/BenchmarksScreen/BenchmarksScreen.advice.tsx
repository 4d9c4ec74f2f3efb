import { BenchmarksScreen, type BenchmarksScreenProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ onPlacesChange }: BenchmarksScreenProps) {
  return <BenchmarksScreen onPlacesChange={onPlacesChange} />;
}

export const advice: ComponentAdvice<typeof BenchmarksScreen> = {
  status: 'stable',
  aliases: ['reference', 'compare'],
  use: ['Readers want to know what is typical for a place.'],
  avoid: [{ when: 'You show the figures of a campaign', instead: 'OverviewPanel' }],
  pairs: [
    {
      do: ['Say what failed.', { error: 'The benchmarks could not be loaded.' }],
      dont: ['Don’t show a network error.', { error: 'Failed to fetch' }],
    },
  ],
  rules: {
    do: ['Preselect the first place of each list.'],
    dont: ['Don’t change the places without a loading state: old values would look current.'],
  },
  writing: ['Always say “per million impressions”.'],
  accessibility: [
    'Each group is a region named after its stage.',
    'The selects have labels, and typing searches them.',
  ],
  related: ['BenchmarkGrid', 'MethodologyScreen'],
};
