import { expect, test } from 'vitest';
import { languages } from '../../packages/ui/src/labels/languages.ts';
import { placeNames } from './placeNames.ts';

test('the frame around screens names the parts as the top bar of the portal does', () => {
  expect(placeNames('en')).toMatchObject({ images: 'Images', organization: 'Organization' });
});

test.each(Object.keys(languages).filter((language) => language !== 'en'))('in %s too', (language) => {
  expect(placeNames(language)).not.toEqual(placeNames('en'));
});
