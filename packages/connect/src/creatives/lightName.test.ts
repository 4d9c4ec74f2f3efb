import { expect, it } from 'vitest';
import { lightName } from './lightName.ts';

it.each([
  ['banner.zip', 'banner-light.zip'],
  ['BANNER.ZIP', 'BANNER-light.zip'],
  ['a.zip.zip', 'a.zip-light.zip'],
  ['banner', 'banner-light.zip'],
])('%s is saved as %s', (name, light) => expect(lightName(name)).toBe(light));
