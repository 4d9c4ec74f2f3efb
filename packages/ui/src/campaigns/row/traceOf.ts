import { EmissionsError, type Trace } from '@leaf/emissions';

/** The trace of a calculation; null if the model rejects the input, for example an unknown country. */
export function traceOf(calculate: () => { trace: Trace }): Trace | null {
  try {
    return calculate().trace;
  } catch (error) {
    if (error instanceof EmissionsError) return null;
    throw error;
  }
}
