import { EmissionsError } from '@leaf/emissions';
import { type FormEvent, useContext, useRef, useState } from 'react';
import { numberMarks } from '../../../form/digits.ts';
import { useForm } from '../../../form/useForm.ts';
import { useUnsaved } from '../../../form/useUnsaved.ts';
import { useLabels } from '../../../labels/useLabels.ts';
import { findField } from '../../../layout/focusFirstError.ts';
import { LeafContext } from '../../../theme/leafContext.ts';
import { type RowMessages, rowMessages } from '../rules.ts';
import { hasLevel } from '../words.ts';
import type { RowFormOf } from './RowForm.tsx';
import { type Doubt, readAs, type StageRules } from './stageRules.ts';

type Asked<Values> = { about: Values; doubts: Doubt[]; another: boolean };

/** State of a row form: its values, their errors, the questions before saving, and the estimate. */
export function useRowForm<Values extends { name: string }, Payload extends object, Row>(
  rules: StageRules<Values, Payload, Row>,
  {
    value,
    conflict,
    onSubmit,
    onSubmitAnother,
    onCancel,
    submitting = false,
    error,
    added = 0,
  }: Omit<RowFormOf<Payload, unknown, Row>, 'labels'>,
) {
  const messages = useLabels('rowMessages', rowMessages);
  const { locale } = useContext(LeafContext);
  const marks = numberMarks(locale);
  // The values of the empty form.
  const typed = (number: number | null) => (number === null ? '' : marks.write(number));
  const [untouched, setUntouched] = useState(() =>
    value === undefined ? rules.start : rules.fromRow(value, typed),
  );
  const [asked, setAsked] = useState<Asked<Values>>();
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: untouched,
    validate: (values) => rules.validate(values, messages),
  });
  const { values } = form;
  const isChanged = (key: keyof Values) => values[key] !== untouched[key];
  const changed = (Object.keys(untouched) as (keyof Values)[]).some(isChanged);
  useUnsaved(changed);

  const element = useRef<HTMLFormElement>(null);
  const focus = (...paths: string[]) => findField(element.current, paths)?.focus();
  const send = async (another: boolean) => {
    const payload = rules.toPayload(values);
    if (!another) return onSubmit(payload);
    const done = await onSubmitAnother?.(payload);
    if (done === false) return;
    const next = { ...rules.start };
    for (const key of rules.kept) next[key] = values[key];
    setUntouched(next);
    form.setValues(next);
    form.clearErrors();
    focus('name');
  };
  /** What somebody else saved meanwhile, but for the fields that were changed here. */
  const merged = (theirs: Values): Values => {
    const keys = Object.keys(values) as (keyof Values)[];
    const entered = keys.some((key) => key !== 'name' && isChanged(key));
    // The level decides which fields count: it stays with what was entered at it.
    const mine = keys.filter((key) => isChanged(key) || (key === 'level' && entered));
    return { ...theirs, ...Object.fromEntries(mine.map((key) => [key, values[key]])) };
  };
  const theirs = conflict && rules.fromRow(conflict.current, typed);
  const both = theirs && merged(theirs);
  /** Goes on from what somebody else saved. */
  const rebase = () => {
    if (!theirs || !both) return;
    form.setValues(both);
    setUntouched(theirs);
  };
  const attempt = (another: boolean) =>
    form.onSubmit(
      () => {
        if (submitting) return;
        const group = marks.group('10000').charAt(2);
        const doubts = [...rules.doubts(rules.toPayload(values), values), ...readAs(values, group)];
        if (doubts.length > 0) setAsked({ about: values, doubts, another });
        else void send(another);
      },
      (errors) => focus(...Object.keys(errors)),
    );
  const question = asked?.about === values ? asked : undefined;

  return {
    form,
    // Omits the form's own focus handler: it tracks visited fields and re-renders the whole form for that.
    field: (path: keyof Values & string) => form.getInputProps(path, { withFocus: false }),
    /** The props of `RowForm`. */
    frame: {
      formRef: element,
      stage: rules.stage,
      onSubmit: (event: FormEvent<HTMLFormElement>) => attempt(false)(event),
      onAnother: onSubmitAnother && value === undefined ? () => attempt(true)() : undefined,
      onCancel,
      submitting,
      error,
      added,
      doubts: question?.doubts,
      onSaveAnyway: () => {
        setAsked(undefined);
        if (question && !submitting) void send(question.another);
      },
      onMend: (doubt: Doubt) => focus(doubt.field),
      conflict: conflict &&
        both && {
          before: rules.toPayload(untouched),
          mine: rules.toPayload(both),
          theirs: rules.toPayload(theirs),
          onKeepEditing: () => {
            rebase();
            conflict.onKeepEditing();
          },
          onTakeTheirs: conflict.onTakeTheirs,
          onSaveMine: () => {
            rebase();
            conflict.onSaveMine(rules.toPayload(both));
          },
        },
      estimate: estimateOf(rules, values, messages),
    },
  };
}

export type Estimate<Payload = object> = {
  payload: Payload;
  /** The row with its parts, in kg CO2e. */
  result: { total_emissions: number };
  /** kg CO2e of the same row with default values; null at level 0. */
  atLevel0: number | null;
};

function estimateOf<Values extends { name: string }, Payload extends object, Row>(
  { validate, toPayload, emissions, atLevel0 }: StageRules<Values, Payload, Row>,
  values: Values,
  messages: RowMessages,
): Estimate<Payload> | null {
  const { name: _, ...faults } = validate(values, messages);
  if (Object.keys(faults).length > 0) return null;
  try {
    const payload = toPayload(values);
    const other = 'level' in payload && payload.level !== 0 && hasLevel(payload) ? atLevel0 : undefined;
    const defaults = other ? emissions(toPayload(other(values))) : null;
    return { payload, result: emissions(payload), atLevel0: defaults?.total_emissions ?? null };
  } catch (error) {
    // The model does not know this place, so the server decides.
    if (error instanceof EmissionsError) return null;
    throw error;
  }
}
