/** The exit codes of the program; the last two are those of programs that SIGINT and SIGPIPE end. */
export const exit = { done: 0, failed: 1, usage: 2, missed: 3, refused: 4, interrupted: 130, closed: 141 };

/** The output for one file, and the exit code it requires. */
export interface Printed {
  code: number;
  out: string;
  err: string;
}
