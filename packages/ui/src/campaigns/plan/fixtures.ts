import { answerSheetCall } from './serveSheets.ts';
import { SheetError } from './sheet.ts';
import type { Sheets } from './sheetsIn.ts';

/** Reads and writes in the same thread, with the interface of a worker. */
export const sheets: Sheets = {
  read: async (source, { signal, report = () => {}, ...options } = {}) => {
    const answer = await answerSheetCall({ call: 'read', source, options }, report);
    signal?.throwIfAborted();
    if (answer.is === 'sheet') return answer.sheet;
    throw new SheetError(answer.is === 'problem' ? answer.problem : 'unreadable');
  },
  write: async (rows, name) => {
    const answer = await answerSheetCall({ call: 'write', rows, name }, () => {});
    if (answer.is !== 'file') throw new SheetError('unreadable');
    return new Blob([answer.bytes]);
  },
};

const places = ['Österreich', 'Schweiz', 'Frankreich', 'Belgien'];
const names = ['Startseite', 'Sport', 'Wetter', 'Wirtschaft', 'Reise', 'Kultur', 'Politik', 'Auto'];

/** A German media plan of 40 lines with two faults: a misspelt country and impressions with a letter. */
export const germanPlan: string = [
  'Mediaplan Herbst;;;;;;;',
  'ID;Platzierung;Land;Impressions;Werbeform;Dateigröße (KB);Sichtdauer;Endgerät',
  ...Array.from({ length: 40 }, (_, index) => {
    const country = index === 4 ? 'Östereich' : places[index % 4];
    const impressions = index === 11 ? '12O.000' : `${120 + index * 7}.000`;
    const video = index % 3 === 2;
    return [
      `HB-${101 + index}`,
      `${names[index % 8]} ${Math.floor(index / 8) + 1}`,
      country,
      impressions,
      video ? 'Video' : 'Banner',
      video ? '2.350,5' : '148,5',
      video ? '14' : '4',
      index % 2 === 0 ? 'Smartphone' : 'Desktop',
    ].join(';');
  }),
  'Gesamt;;;10.260.000;;;;',
].join('\r\n');

/** A plan with no known names. */
export const unknownPlan = 'Foo;Bar;Baz\nAlpha;10;x1\nBeta;20;x2\nGamma;30;DE';

/** Enough lines that only the visible ones are rendered. */
export const longPlan: string = [
  'Name\tCountry\tImpressions\tFormat',
  ...Array.from({ length: 10_000 }, (_, index) =>
    [`Line ${index + 1}`, index % 2 ? 'DE' : 'FR', 1000 + index, index % 3 ? 'Display' : 'Video'].join('\t'),
  ),
].join('\n');
