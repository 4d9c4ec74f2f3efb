import { type ComboboxItem, type OptionsFilter, Select, type SelectProps } from '@mantine/core';
import { useLabels } from '../../labels/useLabels.ts';
import { findPlaces } from './findPlaces.ts';

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

const filter: OptionsFilter = ({ options, search }) => {
  const items = options.filter((option): option is ComboboxItem => 'value' in option);
  const found = findPlaces(
    items.map((item) => item.value),
    search,
  );
  const byName = new Map(items.map((item) => [item.value, item]));
  return found.map((name) => byName.get(name)).filter((item) => item !== undefined);
};

/** Chooses a country or region out of a long list: type a few letters, accents don't matter. */
export function PlaceSelect({ places, value, onChange, labels, ...props }: PlaceSelectProps) {
  const text = useLabels('placeSelect', placeSelectLabels, labels);
  return (
    <Select
      placeholder={text.placeholder}
      nothingFoundMessage={text.nothingFound}
      maxDropdownHeight={280}
      comboboxProps={{ shadow: 'md' }}
      {...props}
      data={places}
      filter={filter}
      searchable
      selectFirstOptionOnChange
      allowDeselect={false}
      value={value === '' ? null : value}
      onChange={(place) => onChange(place ?? '')}
    />
  );
}
