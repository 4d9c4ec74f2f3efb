import {
  attribution,
  cautions,
  constants,
  gridNote,
  readings,
  rowLabels,
  ssdHddNote,
  stages,
  stepLabels,
  units,
} from '@leaf/emissions';

const named = (prefix: string, texts: Iterable<readonly [id: string, text: string]>) =>
  [...texts].map(([id, text]) => [`${prefix}.${id}`, text] as const);

/**
 * The model's own text for each id of `ModelWords`, for tests and docs: pages take it from the figure itself.
 */
export const modelEnglish = {
  ...Object.fromEntries([
    ...named('row', Object.entries(rowLabels)),
    ...named('step', Object.entries(stepLabels)),
    ...stages.flatMap((stage) =>
      named(
        'constant',
        constants[stage].map(({ name, label }) => [name, label]),
      ),
    ),
    ...named(
      'unit',
      units.map((unit) => [unit, unit]),
    ),
    ...named(
      'note',
      readings.map(({ id, text }) => [id, text]),
    ),
    ...named(
      'caution',
      cautions.map(({ id, text }) => [id, text]),
    ),
  ]),
  'note.ssd_hdd': ssdHddNote,
  attribution,
  gridNote,
  countryGrid: (country: string, year: string) => `Grid intensity of ${country}, ${year}`,
};
