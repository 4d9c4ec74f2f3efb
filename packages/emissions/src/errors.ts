/** Why an input was rejected. */
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

/** One fault of an input: the field, a code for programs and a sentence for people. */
export interface Issue {
  readonly path: string;
  readonly code: ReasonCode;
  readonly message: string;
  /** What the sentence names, to word it in another language: the unknown country, or the regions there are. */
  readonly params?: { readonly value: string } | { readonly allowed: readonly string[] };
}

/**
 * Thrown for an input that the model cannot calculate. `issues` holds every fault; the first one is also in `path` and
 * `code`.
 */
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
