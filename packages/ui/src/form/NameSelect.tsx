import { type ComboboxItem, Select, type SelectProps, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { findPlaces } from './PlaceSelect/findPlaces.ts';
import { useList } from './useList.ts';

type NameSelectProps = Omit<SelectProps, 'data' | 'nothingFoundMessage'> & {
  options: readonly ComboboxItem[];
  /** Shown and said when no name matches what is typed. */
  none: string;
};

/** Picks one of many names by typing a few letters; accents do not matter. */
export function NameSelect({ options, none, limit, value, ...props }: NameSelectProps) {
  const [list, handlers] = useList();
  const [typed, setTyped] = useState('');
  const byId = new Map(options.map((option) => [option.value, option]));
  const nameOf = (id: string) => byId.get(id)?.label ?? '';
  const find = (search: string) =>
    findPlaces([...byId.keys()], search, nameOf).flatMap((id) => byId.get(id) ?? []);
  const chosen = nameOf(value ?? '');
  // Which one Enter takes: Mantine tells screen readers only of those that arrow keys lead to.
  const [said] = useDebouncedValue(typed && typed !== chosen && (find(typed)[0]?.label ?? none), 500);
  return (
    <>
      <Select
        comboboxProps={list}
        {...handlers}
        data={[...options]}
        value={value}
        searchable
        // The first invalid field gets the focus; its list would cover what is wrong with it.
        openOnFocus={false}
        onSearchChange={setTyped}
        filter={({ search }) => find(search).slice(0, limit)}
        // Enter takes the first match.
        selectFirstOptionOnChange
        allowDeselect={false}
        // A list box must have options.
        nothingFoundMessage={
          <span role="option" tabIndex={-1} aria-selected={false} aria-disabled>
            {none}
          </span>
        }
        // Typing replaces what is chosen.
        onClick={({ currentTarget }) => {
          if (currentTarget.value === chosen) currentTarget.select();
        }}
        {...props}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
