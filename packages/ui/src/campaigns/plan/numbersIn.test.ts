import { describe, expect, test } from 'vitest';
import { decimalSignOf, magnitudeIn, numberIn, secondsIn, sizeIn, unitIn } from './numbersIn.ts';

test.each([
  ['1250000', '.', 1_250_000],
  ['1,250,000', '.', 1_250_000],
  ['1.250.000', ',', 1_250_000],
  ['1 250 000', ',', 1_250_000],
  ['1\u202f250\u00a0000', ',', 1_250_000],
  ["1'250'000", '.', 1_250_000],
  ['1´250´000', ',', 1_250_000],
  ['12,50,000', '.', 1_250_000],
  ['1,00,00,000.5', '.', 10_000_000.5],
  ['1.5M', '.', 1_500_000],
  ['2,5 M', ',', 2_500_000],
  ['1.250', ',', 1250],
  ['1.250', '.', 1.25],
  ['0,45', ',', 0.45],
  ['0,45', '.', 0.45],
  ['0.950', ',', 0.95],
  ['0,950', '.', 0.95],
  ['1.234,56', ',', 1234.56],
  ['1,234.56', ',', 1234.56],
  ['71,5 %', ',', 0.715],
  ['1,5 Mio.', ',', 1_500_000],
  ['1,5 Mill.', ',', 1_500_000],
  ['800 TAI', ',', 800_000],
  ['1,5 Mio. AI', ',', 1_500_000],
  ['250k', '.', 250_000],
  ['3MM', '.', 3_000_000],
  ['1.2bn', '.', 1_200_000_000],
  ['1,2 Mrd.', ',', 1_200_000_000],
  ['1E+05', '.', 100_000],
  ['-5', '.', -5],
  ['.5', '.', 0.5],
  ['1e999', '.', null],
  ['1.2.3', '.', null],
  ['12,34,5', '.', null],
  ['0x10', '.', null],
  ['Infinity', '.', null],
  ['=1', '.', null],
  ['1.250.000 AI', ',', 1_250_000],
  ['1,000,000 Impressions', '.', 1_000_000],
  ['ca. 500.000', ',', 500_000],
  ['~ 300 000', ',', 300_000],
  ['250000*', ',', 250_000],
  ['500.000 - 700.000', ',', null],
  ['1.000 Klicks', ',', null],
  ['500 mil', ',', null],
  ['', '.', null],
] as const)('%j with the decimal sign %s is %s', (text, sign, value) => {
  expect(numberIn(text, sign)).toBe(value);
});

test.each([
  [['0,45', '1.234'], ','],
  [['1.250.000', '80.000'], ','],
  [['1,250,000', '80,000'], '.'],
  [['0.45'], '.'],
  [['1.234', '5.678'], undefined],
  [['120', '4'], undefined],
  [['1.234,5'], ','],
  [['12,50,000', '1,234'], '.'],
  [['ca. 1.250.000', '80.000 Impressions'], ','],
  [['22.11.2026'], undefined],
] as const)('%j has the decimal sign %s', (cells, sign) => expect(decimalSignOf(cells)).toBe(sign));

test.each([
  ['150', 'KB', 0.15],
  ['0,15', 'MB', 0.15],
  ['150 kB', 'MB', 0.15],
  ['0.15 MB', 'KB', 0.15],
  ['2 Mo', 'KB', 2],
  ['150000', 'B', 0.15],
  ['1 GB', 'KB', 1000],
  ['150k', 'MB', 0.15],
  ['2.5M', 'KB', 2.5],
  ['1.2 TB', 'KB', 1_200_000],
  ['max. 150 KB', 'MB', 0.15],
  ['max.150KB', 'MB', 0.15],
  ['bis 150', 'KB', 0.15],
  ['≤ 150', 'KB', 0.15],
  ['~0.2 MB', 'KB', 0.2],
  ['300x250', 'KB', null],
  ['25%', 'MB', null],
  ['1 Mio.', 'MB', null],
  ['HTML5 150 KB', 'KB', null],
] as const)('%j in a column of %s is %s MB', (text, unit, size) => {
  expect(sizeIn(text, '.', unit, 'MB')).toBe(size);
});

test.each([
  ['File size (KB)', 'KB'],
  ['Poids (Ko)', 'KB'],
  ['Payload MB', 'MB'],
  ['Size in bytes', 'B'],
  ['Size', undefined],
  ['Size M', undefined],
  ['Size in kB, up to', 'KB'],
  ['Size (KB), up to 2 MB', 'KB'],
  ['Weight (MB, max. 1.5GB)', 'MB'],
  ['Weight (max. 150 KB)', 'KB'],
  ['Größe in MByte', 'MB'],
  ['Taille (Go)', 'GB'],
  ['Size KiB', 'KB'],
] as const)('%j names the unit %s', (header, unit) => expect(unitIn(header)).toBe(unit));

test.each([
  ['Impressions (000)', 1e3],
  ["Impressions ('000)", 1e3],
  ['Impressions in Tsd.', 1e3],
  ['Impressions (milliers)', 1e3],
  ['Impressions (1000)', 1e3],
  ['Impressions (x1000)', 1e3],
  ['Impressions x 1.000', 1e3],
  ['Impressions (thd.)', 1e3],
  ['Liczba odsłon (tys.)', 1e3],
  ['Impressions × 1 000', 1e3],
  ['Impressions (in 1.000 Stück)', 1e3],
  ['Impressions en 1 000', 1e3],
  ['Impressions 1.000', 1e3],
  ['Impressions (1.000 AI)', 1e3],
  ['Impressions (min. 1000)', 1],
  ['Impressions (min. 1.000)', 1],
  ['Impressions (max 1,000)', 1],
  ['Impressions (10.000 Kontakte)', 1],
  ['Impressions (multiples of 1000)', 1],
  ['Impressions (gerundet auf 1000)', 1],
  ['Impressions (1000 Kontakte)', 1],
  ['Impressions ab 1000', 1],
  ['Impressions 1000 x 250', 1],
  ['Impressions (300 x 1000)', 1],
  ['Impressions 1000x250', 1],
  ['Impr. (k)', 1e3],
  ['Impressions (Mio.)', 1e6],
  ['Impressions', 1],
  ['Impressions 2000', 1],
  ['Impressions M 18-49', 1],
  ['Impressions (M 18-49)', 1],
  ['Impressions 18-49 M', 1],
  ['Impressions (M)', 1e6],
  ['Impr. [m]', 1e6],
  ['Impressions (MM)', 1e6],
  ['Impressions (mn)', 1e6],
  ['Impressions M', 1e6],
  ['Impr. in m', 1e6],
  ['Impr (mil)', 1e6],
  ['Impresiones (mil)', 1e3],
  ['Impressões (mil)', 1e3],
  ['Impresiones (miles)', 1e3],
  ['Impresiones en millones', 1e6],
  ['Impressions (1000er)', 1e3],
  ['AIs in 1.000er', 1e3],
  ['Impressions (T)', 1e3],
  ['AIs [in T]', 1e3],
  ['Ad Impressions in T', 1e3],
  ['Impressions (T1)', 1],
  ['Impressions T 14-49', 1],
  ['Imps /1000', 1000],
  ['Preis/1000 Impressions', 1],
] as const)('the numbers below %j count %s', (header, magnitude) =>
  expect(magnitudeIn(header)).toBe(magnitude),
);

test.each([
  ['12', 12],
  ['12 s', 12],
  ['0:15', 15],
  ['00:01:30', 90],
  ['4,6 Sek.', 4.6],
  ['8"', 8],
  ["20''", 20],
  ['1:05 min', 65],
  ['1 min 5 s', 65],
  ['1m05s', 65],
  ['1\'05"', 65],
  ['2 Minuten', 120],
  ['1,5 min', null],
  ['0,01 h', 36],
  ['0,07 h', 252],
  ['0.01h', 36],
  ['1 h 5 min', 3900],
  ['1h30', 5400],
  ['1 h 30 min 5 s', 5405],
  ['2 hours', 7200],
  ['1 hr', 3600],
  ['0,5 Std.', 1800],
  ['2 Stunden', 7200],
  ['0,5 heure', 1800],
  ['1,5 heures', 5400],
  ['1:30 h', null],
  ['2 HD', null],
  ['h', null],
  ['1 h soon', null],
  ['5 hits', null],
  ['500 ms', 0.5],
  ['25 %', null],
  ['3MM', null],
  ['x ms', null],
  ['1.2.3 ms', null],
  ['soon', null],
] as const)('%j is %s seconds', (text, seconds) => expect(secondsIn(text, ',')).toBe(seconds));

test('a cell of nothing but hours is no time', () => expect(secondsIn('1h'.repeat(20_000), ',')).toBeNull());

describe('a text of thousands of characters', () => {
  const spaces = ' '.repeat(40_000);

  test.each([
    ['spaces', `1${spaces}x`],
    ['points', `1${'.1'.repeat(20_000)}x`],
    ['digits before a line break', `${'1'.repeat(40_000)}\nx`],
  ])('is no number: %s', (_what, text) => {
    expect(numberIn(text, '.')).toBeNull();
    expect(sizeIn(text, '.', 'MB', 'MB')).toBeNull();
    expect(secondsIn(text, '.')).toBeNull();
    expect(decimalSignOf([`${text} in words`])).toBeUndefined();
  });

  test('is a number if all but that is space', () => {
    expect(numberIn(`${spaces}1.5${spaces}Mio.`, '.')).toBe(1_500_000);
    expect(secondsIn(`1${spaces}min${spaces}5 s`, '.')).toBe(65);
  });

  test('counts no millions', () => expect(magnitudeIn(`m ${'a'.repeat(40_000)}`)).toBe(1));
});
