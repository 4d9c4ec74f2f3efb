import { createPlaces, placeLabels } from '../../places/places.ts';
import { rowMessages } from '../row/rules.ts';
import { type PlanField, planFields, planStages } from './fields.ts';
import type { PlanVocabulary } from './headers.ts';
import type { PlanRules } from './planLine.ts';
import { checkLines } from './planLines.ts';
import { planMessages } from './planMessages.ts';
import { readSheet } from './reading/readSheet.ts';
import { recognise, type SavedMapping } from './recognise.ts';
import { startDefaults } from './stageRows.ts';
import { alignTables } from './tables.ts';

export const noWords: PlanVocabulary = { fields: [], values: [] };

/** The rules of a plan, with what the import assumes at first. */
export const rulesOf = (mapping: PlanRules['mapping'], more: Partial<PlanRules> = {}): PlanRules => ({
  mapping,
  stages: planStages,
  defaults: startDefaults,
  messages: { ...rowMessages, ...planMessages },
  vocabulary: noWords,
  nameOf: createPlaces(placeLabels).nameOf,
  unprotect: true,
  ...more,
});

/** A plan as an import of every field reads it. */
export async function plan(
  source: string | Uint8Array,
  more: Partial<PlanRules> = {},
  fields: readonly PlanField[] = planFields,
  saved?: SavedMapping,
) {
  const read = await readSheet(source);
  const vocabulary = more.vocabulary ?? noWords;
  const sheet = { ...read, rows: alignTables(read.rows, vocabulary) };
  const mapping = recognise(sheet, fields, vocabulary, { saved });
  const rules = rulesOf(mapping, more);
  const lines = (await checkLines(sheet, rules, new Map())) ?? [];
  return { sheet, mapping, rules, lines };
}
