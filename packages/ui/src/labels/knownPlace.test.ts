import { expect, test } from 'vitest';
import { knownLocale, knownZone } from './knownPlace.ts';

test.each([
  ['de-CH', 'de-CH'],
  ['pt', 'pt'],
  ['de_DE', 'de-DE'],
  ['de-DE.UTF-8', 'de-DE'],
  ['fr-', 'fr-FR'],
  ['FR_ca', 'fr-FR'],
  ['en-us-easy-reading-version', 'en-GB'],
  ['pt_BR', 'en-GB'],
  ['constructor_', 'en-GB'],
  ['', 'en-GB'],
])('the locale of “%s” is %s', (tag, locale) => {
  expect(knownLocale(tag)).toBe(locale);
  expect(() => new Intl.NumberFormat(knownLocale(tag))).not.toThrow();
});

test.each([
  ['local', 'local'],
  ['Europe/Berlin', 'Europe/Berlin'],
  ['Berlin', 'UTC'],
  ['', 'UTC'],
])('the time zone of “%s” is %s', (zone, known) => {
  expect(knownZone(zone)).toBe(known);
});
