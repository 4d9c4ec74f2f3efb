import { Select, type SelectProps } from '@mantine/core';
import { useListProps } from '../useListProps.ts';

export type ChoiceFieldProps<Choice extends string | number> = Omit<
  SelectProps,
  'data' | 'value' | 'onChange'
> & {
  choices: readonly Choice[];
  /** The words of a choice. */
  word: (choice: Choice) => string;
  value: Choice;
  onChange: (choice: Choice) => void;
};

/** One of a few fixed choices; one is always chosen. */
export function ChoiceField<Choice extends string | number>({
  choices,
  word,
  value,
  onChange,
  ...props
}: ChoiceFieldProps<Choice>) {
  const list = useListProps();
  const choose = (text: string | null) => {
    const found = choices.find((choice) => String(choice) === text);
    if (found !== undefined) onChange(found);
  };
  return (
    <Select
      // Of the same height all the time, the list stays on the side where it opened without being held there.
      comboboxProps={{ ...list, preventPositionChangeWhenVisible: false }}
      withScrollArea={false}
      openOnFocus={false}
      {...props}
      allowDeselect={false}
      data={choices.map((choice) => ({ value: String(choice), label: word(choice) }))}
      value={String(value)}
      onChange={choose}
    />
  );
}
