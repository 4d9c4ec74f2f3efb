import {
  attribution,
  cautions,
  constants,
  consumptionEmissions,
  deliveryEmissions,
  gridNote,
  readings,
  selectionEmissions,
  ssdHddNote,
  storageEmissions,
  type Trace,
} from '@leaf/emissions';
import { useCallback } from 'react';
import { useLabels } from '../../labels/useLabels.ts';

const country = 'Germany';
const impressions = 1;

/** Rows that between them take every way through the model. */
const traces: readonly Trace[] = [
  storageEmissions({ payload: 1 }),
  ...(['Europe', 'Global'] as const).flatMap((region) => [
    selectionEmissions({ country, region, impressions, buy_type: 'direct' }),
    selectionEmissions({ country, region, impressions, level: 1, ads_txt_lines: 1 }),
  ]),
  deliveryEmissions({ level: 2, country, impressions, payload: 1, fixed_ratio: 1 }),
  consumptionEmissions({ level: 1, country, impressions, device_type: 'mixed', view_time: 1 }),
].map(({ trace }) => trace);

const spoken = [
  attribution,
  gridNote,
  ssdHddNote,
  ...cautions,
  ...readings.map(({ text }) => text),
  ...Object.values(constants).flatMap((list) => list.flatMap(({ label, unit }) => [label, unit])),
  ...traces.flatMap(({ steps, notes }) => [
    ...notes,
    ...steps.flatMap(({ label, unit, factors }) => [
      label,
      unit,
      ...factors.flatMap((factor) =>
        factor.name.startsWith('grid_kg_per_kwh.') ? [] : [factor.label, factor.unit],
      ),
    ]),
  ]),
];

/** Stands before a country and a year; the two hundred of them are no words to translate. */
const ofCountry = 'Grid intensity of';

/** What the emissions model says, each text under itself: the model speaks English and knows no other language. */
export const modelWords = Object.fromEntries([...spoken, ofCountry].map((text) => [text, text]));

/** A text of the model in the words of the provider; one that is not known stays as it is. */
export function useModelWords(): (text: string) => string {
  const words = useLabels('emissionsModel', modelWords);
  return useCallback(
    (text) => words[text] ?? text.replace(ofCountry, words[ofCountry] ?? ofCountry),
    [words],
  );
}
