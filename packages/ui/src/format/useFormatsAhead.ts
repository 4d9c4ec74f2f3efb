import { useEffect } from 'react';
import { whenIdle } from '../whenIdle.ts';
import { useFormat } from './useFormat.ts';

/**
 * Formats a number and a date while the browser is idle: the first number costs the browser as much as
 * rendering a page of them. For a page without figures that leads to pages full of them.
 */
export function useFormatsAhead() {
  const format = useFormat();
  useEffect(() => whenIdle([() => format.kg(0), () => format.dateTime('2026-01-01T00:00:00Z')]), [format]);
}
