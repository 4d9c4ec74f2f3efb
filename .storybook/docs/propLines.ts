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
  type?: { name: string } | string;
  table?: { type?: { summary?: string }; defaultValue?: { summary?: string } };
};

/** The props that have a control. */
export const propsWithControl = (argTypes: Readonly<Record<string, { control?: unknown }>>): string[] =>
  Object.entries(argTypes)
    .filter(
      ([, { control }]) =>
        control && !(typeof control === 'object' && 'disable' in control && control.disable),
    )
    .map(([name]) => name);

/** Types whose control has a value to start from, also where the story gives none. */
const settable = ['string', 'number', 'boolean', 'enum'];

const typeName = ({ type }: Told) => (typeof type === 'string' ? type : type?.name);

/** What a description says the default is: “Default `auto`.” */
const defaultIn = (description = '') =>
  /\bDefault (?:`([^`]+)`|(true|false|\d+(?: px)?)(?=\.))/.exec(description);

/**
 * Gives the props that mean the same everywhere their line, and those whose default stands only in their description
 * that default. Words have no control: they are edited in their table. Nor have elements, which a control would show as
 * the objects that React makes of them, and data that the story does not give: an empty object would stand for them.
 */
export function withPropLines<Tells extends Record<string, Told>>(context: {
  argTypes: Tells;
  initialArgs: Readonly<Record<string, unknown>>;
}): Tells {
  const { argTypes, initialArgs } = context;
  const controlOf = (name: string, told: Told) => {
    const initial = initialArgs[name];
    const isElement = told.table?.type?.summary === 'ReactNode';
    if (name === 'labels' || isElement)
      return { control: typeof initial === 'string' ? { type: 'text' } : { disable: true } };
    const isMissing = initial === undefined || initial === null;
    const kind = typeName(told);
    if (!told.control && isMissing && kind && !settable.includes(kind)) return { control: { disable: true } };
    return {};
  };
  const tableOf = ({ table, description }: Told) => {
    const [, code, plain] = defaultIn(description) ?? [];
    const summary = code ?? plain;
    return summary && !table?.defaultValue ? { table: { ...table, defaultValue: { summary } } } : {};
  };
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, told]) => [
      name,
      {
        ...told,
        description: told.description || propLines[name],
        ...tableOf(told),
        ...controlOf(name, told),
      },
    ]),
  ) as Tells;
}
