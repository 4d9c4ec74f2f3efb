/** Why an input was refused. */
export type ReasonCode =
  | 'missing'
  | 'not_a_number'
  | 'not_whole'
  | 'out_of_range'
  | 'unknown_value'
  | 'unknown_country'
  | 'unknown_region'
  | 'region_with_fixed_ratio'
  | 'region_or_fixed_ratio_missing';

/** One fault of an input: the field, the reason for a program, the sentence for a person. */
export interface Issue {
  readonly path: string;
  readonly code: ReasonCode;
  readonly message: string;
}

/** Thrown for an input the model cannot answer. `issues` holds every fault, the first one also as `path` and `code`. */
export class EmissionsError extends Error {
  readonly issues: readonly [Issue, ...Issue[]];
  readonly path: string;
  readonly code: ReasonCode;

  constructor(issues: readonly [Issue, ...Issue[]]) {
    super(issues.map((issue) => issue.message).join(' '));
    this.name = 'EmissionsError';
    this.issues = issues;
    this.path = issues[0].path;
    this.code = issues[0].code;
  }
}
