import { CheckIcon, Combobox } from '@mantine/core';
import { useDeferredValue } from 'react';
import classes from './PlaceSelect.module.css';

export type PlaceOptionsProps = {
  /** Id of the field, and the prefix of its options' ids. */
  id: string;
  places: readonly string[];
  /** '' if nothing is chosen. */
  chosen: string;
  /** Shown if there are no places. */
  nothingFound: string;
  /** The name of a place. */
  nameOf: (place: string) => string;
};

/** The id of a place's option: another place at the same position is another option. */
export const placeId = (id: string, place: string) => `${id}-${place.replaceAll(' ', '_')}`;

/** Options drawn at once, counted from the chosen one. The rest follow: all of them would hold up the first frame. */
const shownAtOnce = 20;

/**
 * The options of a place list, in the markup that Mantine's combobox expects. Not `Combobox.Option`: two
 * hundred of those would re-render whenever the list opens and on every keystroke in its form.
 */
export function PlaceOptions({ id, places, chosen, nothingFound, nameOf }: PlaceOptionsProps) {
  const className = Combobox.classes.option;
  const whole = useDeferredValue(true, false);
  if (places.length === 0) {
    // A list box must have options.
    return (
      <div
        role="option"
        tabIndex={-1}
        aria-selected={false}
        aria-disabled
        className={className}
        data-combobox-option
        data-combobox-disabled
      >
        {nothingFound}
      </div>
    );
  }
  const shown = whole ? places : places.slice(0, Math.max(shownAtOnce, places.indexOf(chosen) + shownAtOnce));
  return shown.map((place) => (
    <div
      key={place}
      id={placeId(id, place)}
      role="option"
      tabIndex={-1}
      aria-selected={place === chosen}
      className={className}
      data-place={place}
      data-combobox-option
      data-combobox-active={place === chosen || undefined}
    >
      {place === chosen && <CheckIcon className={classes.check} />}
      {nameOf(place)}
    </div>
  ));
}
