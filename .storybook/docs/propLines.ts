/** What a prop does that means the same on every component. The others say it where they are declared. */
export const propLines: Readonly<Record<string, string>> = {
  labels: 'Replaces any of its words; the rest stay as the provider has them.',
  loading: 'The data is on its way: shapes of its size stand where it will be.',
  submitting: 'The request is under way: its button waits, and nothing is sent twice.',
  error: 'What went wrong, in one sentence. Nothing is said to be empty beside it.',
  errorAction: 'What to do about the error, such as `ErrorStep`.',
  success: 'What was done, in one sentence.',
  className: 'Added to the class of its outermost element.',
  style: 'Styles of its outermost element.',
  id: 'The `id` of its outermost element.',
  ref: 'Reaches its outermost element.',
};
