import { type ComboboxProps, Select, type SelectProps } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { memo, useMemo } from 'react';
import { useListProps } from '../useListProps.ts';

export type ChoiceFieldProps<Choice extends string | number> = Omit<
  SelectProps,
  'data' | 'value' | 'onChange'
> & {
  choices: readonly Choice[];
  /** The label of a choice. */
  word: (choice: Choice) => string;
  value: Choice;
  onChange: (choice: Choice) => void;
};

// A list of constant height stays on the side where it opened without being pinned there.
const steady: ComboboxProps = { preventPositionChangeWhenVisible: false };

/** Not re-rendered with every keystroke in its form. */
const KeptSelect = memo(function KeptSelect(props: SelectProps) {
  return <Select {...props} />;
});

/** One of a few fixed choices; one is always chosen. */
export function ChoiceField<Choice extends string | number>({
  choices,
  word,
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
  return (
    <KeptSelect
      comboboxProps={list}
      withScrollArea={false}
      openOnFocus={false}
      {...props}
      allowDeselect={false}
      data={data}
      value={String(value)}
      onChange={choose}
    />
  );
}
