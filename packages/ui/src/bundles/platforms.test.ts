import { expect, test } from 'vitest';
import { bundlePlatformNames } from './BundlePlatforms/bundlePlatformsLabels.ts';
import { bundlePlatforms } from './platforms.ts';

test('every platform that takes HTML5 creatives has a name', () =>
  expect(Object.keys(bundlePlatformNames)).toEqual(bundlePlatforms));
