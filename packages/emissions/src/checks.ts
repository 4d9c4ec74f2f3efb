import { EmissionsError, type Issue, type ReasonCode } from './errors.ts';
import { grids } from './factors/grid.ts';
import { type Limit, limits } from './limits.ts';

/** A value that may be omitted. */
export type Optional<T> = T | null | undefined;

const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 20 });

/** Whether something sent is an object with fields. */
export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Collects every fault of an input, so that a form can mark all invalid fields at once; `done` throws them. */
export class Checks {
  readonly issues: Issue[] = [];

  fail(path: string, code: ReasonCode, message: string, params?: Issue['params']): void {
    this.issues.push({ path, code, message, ...(params && { params }) });
  }

  /** Throws at once unless the whole input is an object, as JSON from elsewhere may not be. */
  object(what: string, input: unknown): void {
    if (isObject(input)) return;
    this.fail('', 'unknown_value', `${what} must be an object.`);
    this.done();
  }

  /** A number within the field's limits, or null if omitted. */
  optional(path: keyof typeof limits, value: Optional<number>): number | null {
    if (value === null || value === undefined) return null;
    const { label, min, max, whole }: Limit = limits[path];
    if (typeof value !== 'number' || !Number.isFinite(value)) {
      this.fail(path, 'not_a_number', `${label} must be a number.`);
    } else if (value < min || value > max) {
      const range = `from ${number.format(min)} to ${number.format(max)}`;
      this.fail(path, 'out_of_range', `${label} must be ${range}.`);
    } else if (whole && !Number.isInteger(value)) {
      this.fail(path, 'not_whole', `${label} must be a whole number.`);
    }
    return value === 0 ? 0 : value; // -0 would not survive JSON
  }

  /** A required number within the field's limits. */
  required(path: keyof typeof limits, value: Optional<number>, when = ''): number {
    if (value === null || value === undefined) {
      this.fail(path, 'missing', `${limits[path].label} must be given${when}.`);
    }
    return this.optional(path, value) ?? Number.NaN;
  }

  /** One of the allowed values. */
  oneOf<T>(path: string, label: string, value: unknown, allowed: readonly [T, ...T[]], when = ''): T {
    const found = allowed.find((candidate) => candidate === value);
    if (value === null || value === undefined) {
      this.fail(path, 'missing', `${label} must be given${when}.`);
    } else if (found === undefined) {
      this.fail(path, 'unknown_value', `${label} must be one of ${allowed.join(', ')}.`);
    }
    return found ?? allowed[0];
  }

  /** One of the regions of a list; an unknown one has its own error code. */
  region<T extends string>(path: string, value: Optional<string>, allowed: readonly [T, ...T[]]): T {
    const found = allowed.find((candidate) => candidate === value);
    if (value === null || value === undefined || value === '') {
      this.fail(path, 'missing', 'Region must be given.');
    } else if (found === undefined) {
      this.fail(path, 'unknown_region', `Region must be one of ${allowed.join(', ')}.`, { allowed });
    }
    return found ?? allowed[0];
  }

  /** A country with a known grid intensity. */
  country(value: Optional<string>): string {
    if (value === null || value === undefined || value === '') {
      this.fail('country', 'missing', 'Country must be given.');
    } else if (!grids.has(value)) {
      this.fail('country', 'unknown_country', `No grid intensity is known for the country "${value}".`, {
        value,
      });
    }
    return value ?? '';
  }

  /** Throws if anything was rejected. */
  done(): void {
    const [first, ...rest] = this.issues;
    if (first !== undefined) throw new EmissionsError([first, ...rest]);
  }
}
