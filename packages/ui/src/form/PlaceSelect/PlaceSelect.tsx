'use no memo'; // A form draws only the field that changes; compiled it would be larger.
import { Combobox, InputBase, type InputBaseProps, useCombobox } from '@mantine/core';
import { type ComponentPropsWithRef, type MouseEvent, useEffect, useId, useState } from 'react';
import { useLabels } from '../../labels/useLabels.ts';
import { activeElement } from '../../layout/activeElement.ts';
import { usePlaces } from '../../places/usePlaces.ts';
import { useList } from '../useList.ts';
import { findPlaces } from './findPlaces.ts';
import { PlaceOptions } from './PlaceOptions.tsx';
import classes from './PlaceSelect.module.css';

export const placeSelectLabels = {
  placeholder: 'Type to search',
  nothingFound: 'No such place.',
};

export type PlaceSelectProps = Omit<
  InputBaseProps & ComponentPropsWithRef<'input'>,
  'label' | 'onChange' | 'value' | 'labels'
> & {
  /** Says what the place is for. */
  label?: InputBaseProps['label'];
  /** The places on offer. */
  places: readonly string[];
  /** '' if nothing is chosen. */
  value: string;
  /** Takes the place chosen; nothing is an empty text. */
  onChange: (place: string) => void;
  labels?: Partial<typeof placeSelectLabels>;
};

/** Picks a country or region from a long list by typing a few letters; accents do not matter. */
export function PlaceSelect({
  places,
  value,
  onChange,
  labels,
  id: ownId,
  onBlur,
  onClick,
  ...props
}: PlaceSelectProps) {
  const [list, handlers] = useList();
  const text = useLabels('placeSelect', placeSelectLabels, labels);
  const newId = useId();
  const id = ownId ?? newId;
  // Undefined while the field shows the chosen place.
  const [typed, setTyped] = useState<string>();
  const { nameOf, inOrder } = usePlaces();
  const ordered = inOrder(places);
  const found = findPlaces(ordered, typed ?? '', nameOf);
  const store = useCombobox({
    onDropdownOpen: () => store.updateSelectedOptionIndex('active', { scrollIntoView: true }),
    onDropdownClose: () => store.resetSelectedOption(),
  });
  const { selectFirstOption } = store;
  useEffect(() => {
    if (typed !== undefined) selectFirstOption();
  }, [typed, selectFirstOption]);

  const choose = ({ target }: MouseEvent<HTMLElement>) => {
    const place = target instanceof Element && target.closest<HTMLElement>('[data-place]')?.dataset.place;
    if (!place) return;
    setTyped(undefined);
    store.closeDropdown();
    if (place !== value) onChange(place);
  };

  return (
    <Combobox {...list} store={store}>
      <Combobox.Target withExpandedAttribute>
        <InputBase
          placeholder={text.placeholder}
          rightSection={<Combobox.Chevron error={props.error} />}
          rightSectionPointerEvents="none"
          {...props}
          {...handlers}
          id={id}
          value={typed ?? nameOf(value)}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            store.openDropdown();
          }}
          onClick={(event) => {
            store.openDropdown();
            // Typing replaces the chosen place.
            if (typed === undefined) event.currentTarget.select();
            onClick?.(event);
          }}
          onKeyDown={(event) => {
            // Without a place to choose, Enter would submit the form.
            if (event.key === 'Enter' && store.dropdownOpened) event.preventDefault();
            props.onKeyDown?.(event);
          }}
          onBlur={(event) => {
            onBlur?.(event);
            // Another window has the focus for now: keep the typed text.
            if (activeElement() === event.currentTarget) return;
            setTyped(undefined);
            store.closeDropdown();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={props.disabled || props.readOnly}>
        <Combobox.Options
          className={classes.options}
          labelledBy={props.label ? `${id}-label` : undefined}
          aria-label={props['aria-label']}
          onClick={choose}
        >
          <PlaceOptions
            id={id}
            places={found}
            chosen={value}
            nothingFound={text.nothingFound}
            nameOf={nameOf}
          />
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
