import { NativeSelect } from '@mantine/core';

type MendChoiceProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** A choice between a few values, none of which is preselected. */
export function MendChoice({ label, value, options, onChange }: MendChoiceProps) {
  return (
    <NativeSelect
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[{ value: '', label: '' }, ...options]}
    />
  );
}
