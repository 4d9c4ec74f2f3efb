/** The exit codes of the program. */
export const exit = { done: 0, failed: 1, usage: 2, missed: 3, refused: 4, interrupted: 130 };

/** The output for one file, and the exit code it requires. */
export interface Printed {
  code: number;
  out: string;
  err: string;
}
