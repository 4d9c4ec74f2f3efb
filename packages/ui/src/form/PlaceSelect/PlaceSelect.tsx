import { type ComboboxItem, type OptionsFilter, Select, type SelectProps } from '@mantine/core';
import { useLabels } from '../../labels/useLabels.ts';
import { useListProps } from '../useListProps.ts';
import { findPlaces } from './findPlaces.ts';
import classes from './PlaceSelect.module.css';

export const placeSelectLabels = {
  placeholder: 'Type to search',
  nothingFound: 'No such place.',
};

export type PlaceSelectProps = Omit<SelectProps, 'data' | 'onChange' | 'value' | 'filter' | 'labels'> & {
  places: readonly string[];
  /** '' while nothing is chosen. */
  value: string;
  onChange: (place: string) => void;
  labels?: Partial<typeof placeSelectLabels>;
};

/** An entry that can't be chosen: a list box may not be without options. */
const filterWith =
  (nothingFound: string): OptionsFilter =>
  ({ options, search }) => {
    const items = options.filter((option): option is ComboboxItem => 'value' in option);
    const byName = new Map(items.map((item) => [item.value, item]));
    const found = findPlaces([...byName.keys()], search)
      .map((name) => byName.get(name))
      .filter((item) => item !== undefined);
    return found.length > 0 ? found : [{ value: '', label: nothingFound, disabled: true }];
  };

/** Chooses a country or region out of a long list: type a few letters, accents don't matter. */
export function PlaceSelect({ places, value, onChange, labels, ...props }: PlaceSelectProps) {
  const text = useLabels('placeSelect', placeSelectLabels, labels);
  const list = useListProps();
  return (
    <Select
      placeholder={text.placeholder}
      // The list itself scrolls: a scroll area around it would be a region that can't be reached by keyboard.
      withScrollArea={false}
      classNames={{ options: classes.options }}
      openOnFocus={false}
      comboboxProps={list}
      {...props}
      data={places}
      filter={filterWith(text.nothingFound)}
      searchable
      selectFirstOptionOnChange
      allowDeselect={false}
      value={value === '' ? null : value}
      onChange={(place) => onChange(place ?? '')}
    />
  );
}
