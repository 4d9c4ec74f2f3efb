import { EmissionsError, type Trace } from '@leaf/emissions';

/** The trace of a calculation; null when the model refuses its input, as for a country it doesn't know. */
export function traceOf(calculate: () => { trace: Trace }): Trace | null {
  try {
    return calculate().trace;
  } catch (error) {
    if (error instanceof EmissionsError) return null;
    throw error;
  }
}
