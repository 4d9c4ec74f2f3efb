import { TextInput, type TextInputProps, VisuallyHidden } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { digitsOnly, parseDecimal, stepBy } from '../numbers.ts';
import classes from './NumberField.module.css';

export type NumberFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'label' | 'type'> & {
  label: string;
  /** The text as typed; a comma may stand for the decimal point. */
  value: string;
  onChange: (value: string) => void;
  /** `digits` accepts only digits. Default `decimal`. */
  kind?: 'decimal' | 'digits';
  /** The step of the arrow keys. Default 1. */
  step?: number;
  /** Default 0. */
  min?: number;
  max?: number;
  /** Shown at the field's right end and read as part of its name. */
  unit?: string;
};

/**
 * A number as text. Number inputs of browsers refuse the comma of another locale and discard what they cannot parse;
 * here the text stays as typed and the form parses it.
 */
export function NumberField({
  label,
  value,
  onChange,
  kind = 'decimal',
  step = 1,
  min = 0,
  max = Number.POSITIVE_INFINITY,
  unit,
  readOnly,
  ...props
}: NumberFieldProps) {
  const change = (text: string) => onChange(kind === 'digits' ? digitsOnly(text, value) : text);
  const stepOnArrow = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined || readOnly) return;
    event.preventDefault();
    const next = stepBy(parseDecimal(value) ?? 0, direction * step);
    onChange(String(Math.min(max, Math.max(min, next))));
  };
  return (
    <TextInput
      {...props}
      label={
        unit ? (
          <>
            {label} <VisuallyHidden>({unit})</VisuallyHidden>
          </>
        ) : (
          label
        )
      }
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={stepOnArrow}
      readOnly={readOnly}
      inputMode={kind === 'digits' ? 'numeric' : 'decimal'}
      autoComplete="off"
      classNames={{ input: classes.input }}
      data-read-only={readOnly || undefined}
      {...(unit && {
        rightSection: (
          <span className={classes.unit} aria-hidden>
            {unit}
          </span>
        ),
        rightSectionWidth: 'auto',
        rightSectionPointerEvents: 'none',
      })}
    />
  );
}
