import { CheckIcon, Select, type SelectProps } from '@mantine/core';
import { useList } from '../useList.ts';
import classes from './ChoiceField.module.css';

export type ChoiceFieldProps<Choice extends string | number> = Omit<
  SelectProps,
  'data' | 'label' | 'value' | 'onChange'
> & {
  /** Says what is chosen. */
  label?: SelectProps['label'];
  /** What can be chosen, in order. */
  choices: readonly Choice[];
  /** The label of a choice. */
  word: (choice: Choice) => string;
  /** A sentence that explains a choice: shown in the list, and for the chosen one below the field. */
  sentence?: (choice: Choice) => string;
  /** The choice as it is. */
  value: Choice;
  /** Takes the choice. */
  onChange: (choice: Choice) => void;
};

const readOnlyClasses = { input: classes.readOnly };

/**
 * Renders an option with its sentence. Once chosen, the sentence is read with the field, so that the option's
 * name stays short.
 */
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

/** One of a few fixed choices; one is always chosen. */
export function ChoiceField<Choice extends string | number>({
  choices,
  word,
  sentence,
  value,
  onChange,
  ...props
}: ChoiceFieldProps<Choice>) {
  const [list, handlers] = useList();
  const choose = (text: string | null) => {
    const found = choices.find((choice) => String(choice) === text);
    if (found !== undefined) onChange(found);
  };
  const data = choices.map((choice) => ({ value: String(choice), label: word(choice) }));
  const renderOption =
    sentence && optionWith(new Map(choices.map((choice) => [String(choice), sentence(choice)])));
  return (
    <Select
      // A list of constant height stays on the side where it opened without being pinned there.
      comboboxProps={{ ...list, preventPositionChangeWhenVisible: false }}
      {...handlers}
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
