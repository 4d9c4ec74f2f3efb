import { expect, test } from 'vitest';
import { placeNames } from '../../.storybook/placeNames.ts';
import { words as de } from '../../packages/portal/src/app/language/words.de.ts';
import { words as fr } from '../../packages/portal/src/app/language/words.fr.ts';
import { words as en } from '../../packages/portal/src/app/language/words.ts';

test('the frame around screens names the parts as the portal does', () => {
  expect(placeNames).toEqual({ en: en.places, de: de.places, fr: fr.places });
});
