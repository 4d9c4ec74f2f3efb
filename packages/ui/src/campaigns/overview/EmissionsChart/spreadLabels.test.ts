import { expect, test } from 'vitest';
import { spreadLabels } from './spreadLabels.ts';

test.each([
  ['labels with room stay where they are', [90, 50, 20], [90, 50, 20]],
  ['labels on each other move up', [90, 88, 86], [90, 80, 70]],
  ['none stands below the lower edge', [99, 50], [95, 50]],
  ['none rises above the upper edge', [12, 11, 10], [25, 15, 5]],
  ['no labels, no places', [], []],
])('%s', (_, places, expected) => expect(spreadLabels(places, 10, 5, 95)).toEqual(expected));
