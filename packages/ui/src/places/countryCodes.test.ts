import { countries } from '@leaf/emissions';
import { expect, test } from 'vitest';
import { countryCodes } from './countryCodes.ts';

test('every country of the model has codes of its own', () => {
  const codes = countries.map(countryCodes);
  expect(codes).not.toContain(undefined);
  expect(new Set(codes.map((code) => code?.iso3)).size).toBe(countries.length);
  expect(countryCodes('Germany')).toEqual({ iso2: 'DE', iso3: 'DEU' });
});
