import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Outcome
 * @property {string} name
 * @property {number} passed
 * @property {number} failed
 * @property {number | string} seconds
 * @property {string} lastLines
 */

/**
 * The outcome of a check, from the file that it writes. One that was not run has failed if what it needs did, whatever
 * it said the last time, and has not changed otherwise.
 *
 * @param {string} name
 * @param {{ folder: string, began: number, isUnwell: boolean }} run where checks write, when this run began, and whether
 *   the check or what it needs did not end well
 * @returns {Outcome}
 */
export function outcomeOf(name, { folder, began, isUnwell }) {
  const file = path.join(folder, `${name}.json`);
  const exists = existsSync(file);
  const isNew = exists && statSync(file).mtimeMs >= began;
  if (!isNew && (isUnwell || !exists)) {
    const lastLines = 'It did not run: what it needs has failed.';
    return { name, passed: 0, failed: 1, seconds: '', lastLines };
  }
  const outcome = JSON.parse(readFileSync(file, 'utf8'));
  return isNew ? outcome : { ...outcome, seconds: 'unchanged' };
}
