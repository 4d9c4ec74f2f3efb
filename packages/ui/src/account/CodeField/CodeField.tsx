import { TextInput, type TextInputProps } from '@mantine/core';
import { codeLength, isWholeCode, toCode } from '../codeRules.ts';
import classes from './CodeField.module.css';

export type CodeFieldProps = Omit<TextInputProps, 'label' | 'value' | 'onChange'> & {
  /** Says which code it is. */
  label?: TextInputProps['label'];
  /** The digits typed so far. */
  value?: string;
  /** Digits only, at most six. */
  onChange: (code: string) => void;
  /** Called when the sixth digit is entered. */
  onComplete?: (code: string) => void;
  /** Why the code was refused. It is read out with the field, not announced: the error of the page has been. */
  refused?: string | undefined;
};

/**
 * Six digits in one field, so that a code can be pasted with its spaces and autofilled. No `maxLength`: it would cut a
 * pasted `048 213` before the space is dropped.
 */
export function CodeField({ value, onChange, onComplete, refused, ...props }: CodeFieldProps) {
  return (
    <TextInput
      required
      withAsterisk={false}
      {...props}
      {...(refused && {
        description: refused,
        descriptionProps: { c: 'var(--mantine-color-error)' },
        error: props.error ?? true,
      })}
      value={value}
      onChange={(event) => {
        const code = toCode(event.currentTarget.value);
        onChange(code);
        if (code.length === codeLength && code !== value) onComplete?.(code);
      }}
      // A whole code takes the place of whatever was typed before it.
      onPaste={({ currentTarget, clipboardData }) => {
        if (isWholeCode(toCode(clipboardData.getData('text')))) currentTarget.select();
      }}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]*"
      spellCheck={false}
      classNames={{ input: classes.input }}
    />
  );
}
