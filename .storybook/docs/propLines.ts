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

type Told = {
  description?: string;
  control?: unknown;
  table?: { type?: { summary?: string } };
};

/**
 * Gives the props that mean the same everywhere their line. Words have no control: they are edited in their table. Nor
 * have elements, which a control would show as the objects that React makes of them.
 */
export function withPropLines<Tells extends Record<string, Told>>(context: {
  argTypes: Tells;
  initialArgs: Readonly<Record<string, unknown>>;
}): Tells {
  const { argTypes, initialArgs } = context;
  const controlOf = (name: string, { table }: Told) => {
    if (name !== 'labels' && table?.type?.summary !== 'ReactNode') return {};
    return { control: typeof initialArgs[name] === 'string' ? { type: 'text' } : { disable: true } };
  };
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, told]) => [
      name,
      { ...told, description: told.description || propLines[name], ...controlOf(name, told) },
    ]),
  ) as Tells;
}
