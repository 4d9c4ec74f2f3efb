import { CheckIcon, type ComboboxProps, Select, type SelectProps } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { memo, useMemo } from 'react';
import { useListProps } from '../useListProps.ts';
import classes from './ChoiceField.module.css';

export type ChoiceFieldProps<Choice extends string | number> = Omit<
  SelectProps,
  'data' | 'value' | 'onChange'
> & {
  choices: readonly Choice[];
  /** The label of a choice. */
  word: (choice: Choice) => string;
  /** A sentence that explains a choice: in the list, and of the chosen one below the field. */
  sentence?: (choice: Choice) => string;
  value: Choice;
  onChange: (choice: Choice) => void;
};

// A list of constant height stays on the side where it opened without being pinned there.
const steady: ComboboxProps = { preventPositionChangeWhenVisible: false };

const readOnlyClasses = { input: classes.readOnly };

/** Draws an option with its sentence, which is read with the field once it is chosen: the option's name stays a word. */
const optionWith =
  (sentences: ReadonlyMap<string, string>): SelectProps['renderOption'] =>
  ({ option, checked }) => (
    <div className={classes.option}>
      <span className={classes.word}>
        {option.label}
        {checked && <CheckIcon className={classes.check} />}
      </span>
      <span className={classes.sentence} aria-hidden>
        {sentences.get(option.value)}
      </span>
    </div>
  );

/** Not re-rendered with every keystroke in its form. */
const KeptSelect = memo(function KeptSelect(props: SelectProps) {
  return <Select {...props} />;
});

/** One of a few fixed choices; one is always chosen. */
export function ChoiceField<Choice extends string | number>({
  choices,
  word,
  sentence,
  value,
  onChange,
  ...props
}: ChoiceFieldProps<Choice>) {
  const list = useListProps(steady);
  const choose = useCallbackRef((text: string | null) => {
    const found = choices.find((choice) => String(choice) === text);
    if (found !== undefined) onChange(found);
  });
  // Forms pass a new function each time, but its labels rarely change.
  const words = JSON.stringify(choices.map((choice) => ({ value: String(choice), label: word(choice) })));
  const data = useMemo(() => JSON.parse(words), [words]);
  const sentences = JSON.stringify(
    sentence ? choices.map((choice) => [String(choice), sentence(choice)]) : [],
  );
  const renderOption = useMemo(() => {
    const known = new Map<string, string>(JSON.parse(sentences));
    return known.size > 0 ? optionWith(known) : undefined;
  }, [sentences]);
  return (
    <KeptSelect
      comboboxProps={list}
      withScrollArea={false}
      openOnFocus={false}
      description={sentence?.(value)}
      renderOption={renderOption}
      rightSection={props.readOnly ? null : undefined}
      classNames={props.readOnly ? readOnlyClasses : undefined}
      {...props}
      allowDeselect={false}
      data={data}
      value={String(value)}
      onChange={choose}
    />
  );
}
