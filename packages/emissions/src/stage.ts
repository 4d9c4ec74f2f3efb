/** The stages of a campaign, in display order. */
export const stages = ['storage', 'selection', 'delivery', 'consumption'] as const;
export type Stage = (typeof stages)[number];

/** A record with a value for each stage. */
export const ofEachStage = <Value>(make: (stage: Stage) => Value): Record<Stage, Value> => ({
  storage: make('storage'),
  selection: make('selection'),
  delivery: make('delivery'),
  consumption: make('consumption'),
});
