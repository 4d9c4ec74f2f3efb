import { expect, test } from 'vitest';
import { ago } from './ago.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const before = (iso: string, locale = 'en-GB', timeZone = 'UTC') =>
  ago(Date.parse(iso), now, locale, timeZone);

test.each([
  ['2026-11-22T11:59:30Z', 'now'],
  ['2026-11-22T11:59:00Z', '1 minute ago'],
  ['2026-11-22T11:00:01Z', '59 minutes ago'],
  ['2026-11-22T11:00:00Z', '1 hour ago'],
  ['2026-11-21T12:00:01Z', '23 hours ago'],
  ['2026-11-20T12:00:01Z', '1 day ago'],
  ['2026-11-15T12:00:01Z', '6 days ago'],
  ['2026-11-15T12:00:00Z', '15 Nov 2026'],
  ['2025-01-31T23:30:00Z', '31 Jan 2025'],
])('%s reads as "%s"', (iso, text) => {
  expect(before(iso)).toBe(text);
});

test('A clock that is a little ahead is no reason for a date', () => {
  expect(before('2026-11-22T12:00:59Z')).toBe('now');
  expect(before('2026-11-23T12:00:00Z')).toBe('23 Nov 2026');
});

test('It speaks the language of the reader', () => {
  expect(before('2026-11-22T09:00:00Z', 'de-DE')).toBe('vor 3 Stunden');
  expect(before('2026-11-20T09:00:00Z', 'fr-FR')).toBe('il y a 2 jours');
  expect(before('2026-11-22T12:00:00Z', 'de-DE')).toBe('jetzt');
  expect(before('2026-11-22T12:00:00Z', 'fr-FR')).toBe('maintenant');
});

test('A date is that of the time zone', () => {
  expect(before('2026-11-01T23:30:00Z', 'en-GB', 'Europe/Berlin')).toBe('2 Nov 2026');
});
