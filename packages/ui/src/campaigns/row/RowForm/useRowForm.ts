import { EmissionsError } from '@leaf/emissions';
import { useForm } from '@mantine/form';
import { useLabels } from '../../../labels/useLabels.ts';
import { type RowMessages, rowMessages } from '../rules.ts';

type RowFormOptions<Values, Payload> = {
  start: Values;
  validate: (values: Values, text: RowMessages) => Partial<Record<string, string>>;
  toPayload: (values: Values) => Payload;
  /** The model's result for a payload. */
  emissions: (payload: Payload) => { total_emissions: number };
  submitting: boolean;
  onSubmit: (payload: Payload) => void;
};

/** State of a row form: its values, their errors, and the estimate for the payload. */
export function useRowForm<Values extends { name: string }, Payload>({
  start,
  validate,
  toPayload,
  emissions,
  submitting,
  onSubmit,
}: RowFormOptions<Values, Payload>) {
  const messages = useLabels('rowMessages', rowMessages);
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: start,
    validate: (values) => validate(values, messages),
  });

  const submit = form.onSubmit(
    (values) => {
      if (!submitting) onSubmit(toPayload(values));
    },
    (errors) => {
      const [first] = Object.keys(errors);
      if (first) form.getInputNode(first)?.focus();
    },
  );

  // Omits the form's own focus handler: it tracks visited fields and re-renders the whole form for that.
  const field = (path: keyof Values & string) => form.getInputProps(path, { withFocus: false });

  return {
    form,
    field,
    submit,
    estimate: estimateOf(form.values, { validate, toPayload, emissions, messages }),
  };
}

function estimateOf<Values extends { name: string }, Payload>(
  values: Values,
  {
    validate,
    toPayload,
    emissions,
    messages,
  }: Pick<RowFormOptions<Values, Payload>, 'validate' | 'toPayload' | 'emissions'> & {
    messages: RowMessages;
  },
): number | null {
  const { name: _, ...faults } = validate(values, messages);
  if (Object.keys(faults).length > 0) return null;
  try {
    return emissions(toPayload(values)).total_emissions;
  } catch (error) {
    // The model does not know this place, so the server decides.
    if (error instanceof EmissionsError) return null;
    throw error;
  }
}
