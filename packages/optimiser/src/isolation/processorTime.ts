import { readFileSync } from 'node:fs';

/** Milliseconds of a tick in which Linux counts. */
const tick = 10;

/**
 * Milliseconds of processor time that a process has used, as Linux counts them; undefined on other systems. A process
 * that is busy in JavaScript cannot report its own.
 */
export function processorTime(pid: number | undefined): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the process, in brackets, may have spaces; the 12th and 13th fields behind it are user and system.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return tick * (Number(fields[11]) + Number(fields[12]));
  } catch {
    return undefined;
  }
}
