/** Whether a call failed because its code is wrong or has expired. */
export const isWrongCode = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === 'wrong_code';
