import { useLabels } from '../labels/useLabels.ts';
import { createPlaces, type Places, placeLabels } from './places.ts';

/** Names of places in the language of the provider's labels. */
export function usePlaces(): Places {
  const words = useLabels('places', placeLabels);
  return createPlaces(words);
}
