import { expect, test } from 'vitest';
import { de } from './de.ts';
import { fr } from './fr.ts';

test.each([
  [fr.uploadQueue.done('0', '1'), '0 envoi terminé sur 1'],
  [fr.uploadQueue.done('2', '3'), '2 envois terminés sur 3'],
  [fr.uploadQueue.cancelled('1'), '1 annulé'],
  [fr.uploadQueue.more('1'), 'et 1 de plus'],
  [fr.planImport.someFaulty('0', '2'), '0 ligne est correcte, 2 ont des erreurs.'],
  [fr.imageList.selected('1'), 'Sélection\u00a0: 1'],
  [fr.measureQuality.quality('AVIF'), 'Une autre qualité\u00a0: AVIF'],
  [fr.fileChoice.taken('Original'), 'Choisi à la main\u00a0: Original.'],
  [de.fileChoice.taken('Original'), 'Von Hand gewählt: Original.'],
  [de.overviewPanel.unknown('Speicherung', false), 'Keine Summe: Speicherung konnte nicht geladen werden.'],
  [
    de.overviewPanel.unknown('Speicherung und Auswahl', true),
    'Keine Summe: Speicherung und Auswahl konnten nicht geladen werden.',
  ],
])('a number or a name agrees with the words around it: %s', (said, expected) => expect(said).toBe(expected));

test.each([
  [fr, 'Japon'],
  [de, 'Niederlande'],
])('no preposition stands before a country, whose article is unknown', (words, country) => {
  expect(words.bundleWeight.counted('1', country)).toContain(`mpressions, ${country}.`);
});

test('a creative is feminine in French', () => {
  const { before, after } = fr.bundlePlatforms;
  expect([before, after]).toEqual([fr.bundleResult.before, fr.bundleResult.size]);
});
