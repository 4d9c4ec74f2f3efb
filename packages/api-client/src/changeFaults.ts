import type { BulkChange } from './generated/schema.ts';
import type { Fault } from './refusals/index.ts';

const parts = ['id', 'version', 'row'] as const;
type Part = (typeof parts)[number];

/** What each kind of change takes, and whether it can do without. An update without a version has its own refusal. */
const taken: Record<BulkChange['op'], { [P in Part]?: 'needed' | 'optional' }> = {
  create: { row: 'needed' },
  update: { id: 'needed', version: 'optional', row: 'needed' },
  delete: { id: 'needed', version: 'optional' },
  restore: { id: 'needed' },
};

/** The parts that a change lacks for its kind, and those that its kind does not take. */
export const changeFaults = (change: BulkChange): Fault[] =>
  parts.flatMap((path): Fault[] => {
    const isSent = change[path] !== undefined;
    const takes = taken[change.op][path];
    if (isSent && !takes) return [{ path, code: 'unknown_field' }];
    return !isSent && takes === 'needed' ? [{ path, code: 'missing' }] : [];
  });
