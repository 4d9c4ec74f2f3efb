import { useContext } from 'react';
import { LeafContext } from '../theme/leafContext.ts';
import { createFormat, type Format } from './format.ts';

/** Formats for the provider's locale and time zone. */
export function useFormat(): Format {
  const { locale, timeZone } = useContext(LeafContext);
  return createFormat(locale, timeZone);
}
