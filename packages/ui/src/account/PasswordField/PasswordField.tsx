import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { type KeyboardEvent, useId, useState } from 'react';
import { useLabels } from '../../labels/useLabels.ts';
import classes from './PasswordField.module.css';

export const passwordFieldLabels = {
  show: 'Show password',
  hide: 'Hide password',
  capsLock: 'Caps Lock is on.',
};

export type PasswordFieldProps = Omit<PasswordInputProps, 'autoComplete' | 'label' | 'visible'> & {
  /** Says which password it is. */
  label?: PasswordInputProps['label'];
  /** Tells password managers which password this is. */
  autoComplete: 'current-password' | 'new-password';
  labels?: Partial<typeof passwordFieldLabels>;
};

/** A password field with a show button and a hint while Caps Lock is on. */
export function PasswordField({ labels, ...props }: PasswordFieldProps) {
  const text = useLabels('passwordField', passwordFieldLabels, labels);
  const ownId = useId();
  const id = props.id ?? ownId;
  const [visible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <div>
      <PasswordInput
        required
        withAsterisk={false}
        aria-invalid={props.error ? true : undefined}
        spellCheck={false}
        autoCapitalize="none"
        visible={visible}
        onVisibilityChange={setVisible}
        visibilityToggleButtonProps={{
          'aria-label': visible ? text.hide : text.show,
          // The label says it: "Hide password, pressed" would contradict itself.
          'aria-pressed': undefined,
          // A page may ask for two.
          'aria-describedby': `${id}-label`,
          tabIndex: 0,
        }}
        onKeyDown={watch}
        onKeyUp={watch}
        {...props}
        id={id}
        onBlur={(event) => {
          setCapsLock(false);
          props.onBlur?.(event);
        }}
      />
      <div role="status" className={capsLock ? classes.hint : undefined}>
        {capsLock && text.capsLock}
      </div>
    </div>
  );
}
