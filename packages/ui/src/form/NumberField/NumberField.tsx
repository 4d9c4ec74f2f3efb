import { TextInput, type TextInputProps, VisuallyHidden } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type KeyboardEvent, useContext } from 'react';
import { useLabels } from '../../labels/useLabels.ts';
import { LeafContext } from '../../theme/leafContext.ts';
import { numberMarks } from '../digits.ts';
import { parseDecimal, stepBy } from '../numbers.ts';
import classes from './NumberField.module.css';
import { useDigits } from './useDigits.ts';
import { useSelectOnFocus } from './useSelectOnFocus.ts';

export const numberFieldLabels = {
  leftOut: (typed: string) => `Digits only: “${typed}” was left out.`,
};

export type NumberFieldProps = Omit<
  TextInputProps,
  'value' | 'onChange' | 'label' | 'type' | 'labels' | 'step' | 'min' | 'max'
> & {
  /** Says what the field is. */
  label: string;
  /**
   * The text as typed; of `kind` `digits`, without thousands separators. A comma may stand for the decimal point.
   */
  value: string;
  /** Takes the text as typed. */
  onChange: (value: string) => void;
  /** `digits` accepts only digits and groups them in thousands. Default `decimal`. */
  kind?: 'decimal' | 'digits';
  /** The step of the arrow keys. Default 1. */
  step?: number;
  /** The smallest number that the arrow keys reach. Default 0. */
  min?: number;
  /** The largest number it takes. */
  max?: number;
  /** Shown at the right end of the field and read as part of its name. */
  unit?: string;
  labels?: Partial<typeof numberFieldLabels>;
};

/**
 * A number as text. Native number inputs reject the comma of another locale and discard what they cannot
 * parse; here the text stays as typed and the form parses it. On focus the text is selected, so that typing
 * replaces it.
 */
export function NumberField({ kind = 'decimal', ...props }: NumberFieldProps) {
  return kind === 'digits' ? <DigitsField {...props} /> : <DecimalField {...props} />;
}

function DecimalField({ onChange, ...props }: NumberFieldProps) {
  return (
    <Field
      {...props}
      inputMode="decimal"
      shown={props.value}
      onStep={onChange}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function DigitsField({ value, onChange, onBlur, ref, labels, className, ...props }: NumberFieldProps) {
  const text = useLabels('numberField', numberFieldLabels, labels);
  const { locale } = useContext(LeafContext);
  const { field, shown, change, leftOut, forget } = useDigits(value, onChange, numberMarks(locale));
  const merged = useMergedRef(ref, field);
  return (
    <div className={`${classes.digits} ${className ?? ''}`}>
      <Field
        inputMode="numeric"
        {...props}
        ref={merged}
        value={value}
        shown={shown}
        onStep={onChange}
        onChange={change}
        onBlur={(event) => {
          forget();
          onBlur?.(event);
        }}
      />
      <div role="status" className={leftOut ? classes.leftOut : undefined}>
        {leftOut && text.leftOut(leftOut)}
      </div>
    </div>
  );
}

type FieldProps = Omit<NumberFieldProps, 'onChange' | 'kind' | 'labels'> & {
  /** The text of the field, where it differs from its value. */
  shown: string;
  onStep: (value: string) => void;
  onChange: NonNullable<TextInputProps['onChange']>;
};

function Field({
  label,
  value,
  shown,
  onStep,
  step = 1,
  min = 0,
  max = Number.POSITIVE_INFINITY,
  unit,
  readOnly,
  onFocus,
  onBlur,
  ...props
}: FieldProps) {
  const { locale } = useContext(LeafContext);
  const selecting = useSelectOnFocus();
  const stepOnArrow = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined || readOnly) return;
    event.preventDefault();
    const next = stepBy(parseDecimal(value) ?? 0, direction * step);
    onStep(numberMarks(locale).write(Math.min(max, Math.max(min, next))));
  };
  return (
    <TextInput
      {...props}
      {...selecting}
      label={
        unit ? (
          <>
            {label} <VisuallyHidden>({unit})</VisuallyHidden>
          </>
        ) : (
          label
        )
      }
      value={shown}
      onFocus={(event) => {
        selecting.onFocus(event);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        selecting.onBlur(event);
        onBlur?.(event);
      }}
      onKeyDown={stepOnArrow}
      readOnly={readOnly}
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
