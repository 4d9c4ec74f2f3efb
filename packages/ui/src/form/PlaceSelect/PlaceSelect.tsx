'use no memo'; // A form draws only the field that changes; compiled it would be larger.
import { Combobox, InputBase, type InputBaseProps, useCombobox, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ComponentPropsWithRef, type MouseEvent, useEffect, useId, useState } from 'react';
import { useLabels } from '../../labels/useLabels.ts';
import { activeElement } from '../../layout/activeElement.ts';
import { usePlaces } from '../../places/usePlaces.ts';
import { useList } from '../useList.ts';
import { findPlaces } from './findPlaces.ts';
import { PlaceOptions, placeId } from './PlaceOptions.tsx';
import classes from './PlaceSelect.module.css';

export const placeSelectLabels = {
  placeholder: 'Type to search',
  nothingFound: 'No such place.',
  /** How many places match what was typed. */
  found: (count: number) => `Places: ${count}.`,
  /** Said when a typed text is dropped because no place was chosen. */
  dropped: 'No other place chosen.',
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
  // Which option Enter takes. Mantine tells screen readers only of those that arrow keys lead to.
  const [pointed, setPointed] = useState<'first' | 'chosen' | ''>('');
  const [isDropped, setDropped] = useState(false);
  const { nameOf, inOrder } = usePlaces();
  const ordered = inOrder(places);
  const found = findPlaces(ordered, typed ?? '', nameOf);
  const store = useCombobox({
    // With a key it opens at an option already: the first one that matches, or the chosen one.
    onDropdownOpen: (source) => {
      if (source !== 'keyboard') store.updateSelectedOptionIndex('active', { scrollIntoView: true });
    },
    onDropdownClose: () => store.resetSelectedOption(),
  });
  const { dropdownOpened, selectFirstOption } = store;
  useEffect(() => {
    if (typed !== undefined) selectFirstOption();
  }, [typed, selectFirstOption]);

  const current = pointed === 'first' ? found[0] : value;
  // Mantine passes on no undefined properties.
  const active = dropdownOpened && current ? placeId(id, current) : null;
  const matches = found.length > 0 ? text.found(found.length) : text.nothingFound;
  const [said] = useDebouncedValue(typed ? matches : isDropped && text.dropped, 500);

  const choose = ({ target }: MouseEvent<HTMLElement>) => {
    const place = target instanceof Element && target.closest<HTMLElement>('[data-place]')?.dataset.place;
    if (!place) return;
    setTyped(undefined);
    store.closeDropdown();
    if (place !== value) onChange(place);
  };

  return (
    <Combobox {...list} store={store}>
      <Combobox.Target withExpandedAttribute {...(pointed && { 'aria-activedescendant': active })}>
        <InputBase
          placeholder={text.placeholder}
          rightSection={
            <>
              <Combobox.Chevron error={props.error} />
              <VisuallyHidden role="status">{said}</VisuallyHidden>
            </>
          }
          rightSectionPointerEvents="none"
          {...props}
          {...handlers}
          id={id}
          value={typed ?? nameOf(value)}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setPointed('first');
            setDropped(false);
            store.openDropdown('keyboard');
          }}
          onClick={(event) => {
            if (!dropdownOpened) setPointed('chosen');
            store.openDropdown();
            // Typing replaces the chosen place.
            if (typed === undefined) event.currentTarget.select();
            onClick?.(event);
          }}
          onKeyDown={(event) => {
            // Without a place to choose, Enter would submit the form.
            if (event.key === 'Enter' && dropdownOpened) event.preventDefault();
            if (/^Arrow[UD]/.test(event.key)) setPointed('');
            props.onKeyDown?.(event);
          }}
          onBlur={(event) => {
            onBlur?.(event);
            // Another window has the focus for now: keep the typed text.
            if (activeElement() === event.currentTarget) return;
            setDropped(typed !== undefined && typed !== nameOf(value));
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
