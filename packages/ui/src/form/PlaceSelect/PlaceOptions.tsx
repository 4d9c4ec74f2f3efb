import { CheckIcon, Combobox } from '@mantine/core';
import { memo } from 'react';
import classes from './PlaceSelect.module.css';

export type PlaceOptionsProps = {
  /** Id of the field; those of the options begin with it. */
  id: string;
  places: readonly string[];
  /** '' while nothing is chosen. */
  chosen: string;
  /** Said where there are no places. */
  nothingFound: string;
  /** What a place is called. */
  nameOf: (place: string) => string;
};

/**
 * The options of a place list, as Mantine's combobox reads them off the page. Not `Combobox.Option`: two hundred of
 * those would be drawn anew whenever the list opens and whenever a letter is typed anywhere in its form.
 */
export const PlaceOptions = memo(function PlaceOptions({
  id,
  places,
  chosen,
  nothingFound,
  nameOf,
}: PlaceOptionsProps) {
  const className = Combobox.classes.option;
  if (places.length === 0) {
    // A list box may not be without options.
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
  return places.map((place, index) => (
    <div
      key={place}
      id={`${id}-${index}`}
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
});
