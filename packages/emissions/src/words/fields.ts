import type { emissionsOf } from '../model.ts';
import type { Stage } from '../stage.ts';

type Input<S extends Stage> = S extends Stage ? keyof Parameters<(typeof emissionsOf)[S]>[0] : never;

/** The word of each field that somebody enters, in one language. */
export type FieldWords = Readonly<Record<Input<Stage> | 'name', string>>;
