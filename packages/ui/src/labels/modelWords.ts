import {
  type CautionId,
  type ConstantName,
  type CountryGridName,
  type Factor,
  grids,
  type NoteId,
  type RowName,
  type StepField,
  type Unit,
} from '@leaf/emissions';
import { useContext } from 'react';
import { usePlaces } from '../places/usePlaces.ts';
import { LeafContext } from '../theme/leafContext.ts';

type ModelText =
  | `row.${RowName}`
  | `step.${StepField}`
  | `constant.${ConstantName}`
  | `unit.${Unit}`
  | `note.${NoteId}`
  | `caution.${CautionId}`
  | 'attribution'
  | 'gridNote';

/** The texts of the emissions model by its ids. In English the model's own texts are used. */
export type ModelWords = Record<ModelText, string> & {
  /** The grid intensity of a country. */
  countryGrid: (country: string, year: string) => string;
};

const prefix = 'grid_kg_per_kwh.';
const isCountryGrid = (name: string): name is CountryGridName => name.startsWith(prefix);

/** The texts of the model in the provider's language, or the model's own English where it has none. */
export function useModelWords() {
  const words = useContext(LeafContext).labels.emissionsModel;
  const { nameOf } = usePlaces();
  const say = (id: ModelText, english: string) => words?.[id] ?? english;
  const countryGrid = (name: CountryGridName, english: string) => {
    const grid = [...grids.values()].find(({ iso2 }) => name === `${prefix}${iso2}`);
    return (grid && words?.countryGrid?.(nameOf(grid.name), String(grid.year))) ?? english;
  };
  /** The name of a factor. */
  const sayFactor = (factor: Factor) => {
    if (factor.from === 'row') return say(`row.${factor.name}`, factor.label);
    if (factor.from === 'step') return say(`step.${factor.name}`, factor.label);
    const { name, label } = factor;
    return isCountryGrid(name) ? countryGrid(name, label) : say(`constant.${name}`, label);
  };
  return { say, sayFactor };
}
