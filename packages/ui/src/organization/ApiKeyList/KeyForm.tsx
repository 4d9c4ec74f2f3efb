import { Button, Checkbox, Select, Stack, TextInput } from '@mantine/core';
import { useId } from 'react';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { useForm } from '../../form/useForm.ts';
import { useFormat } from '../../format/useFormat.ts';
import { focusFirstError } from '../../layout/focusFirstError.ts';
import { organizationNameMaxLength } from '../organizationRules.ts';
import classes from './ApiKeyList.module.css';
import {
  initialKey,
  type KeyFormValues,
  keyLifetimes,
  keyRules,
  lifetimeValue,
  type NewKey,
  toNewKey,
} from './apiKeyForm.ts';
import type { ApiKeyListText } from './apiKeyListLabels.ts';

type KeyFormProps = {
  submitting: boolean;
  error?: string;
  onCreate: (key: NewKey) => void;
  onCancel: () => void;
  text: ApiKeyListText;
};

/** Name, access and lifetime of a new key. */
export function KeyForm({ submitting, error, onCreate, onCancel, text }: KeyFormProps) {
  const format = useFormat();
  const id = useId();
  const form = useForm<KeyFormValues>({ initialValues: initialKey, validate: keyRules(text) });
  const send = (values: KeyFormValues) => {
    if (!submitting) onCreate(toNewKey(values));
  };
  const isRefused = !!form.errors.scopes;
  const box = {
    error: isRefused,
    'aria-invalid': isRefused,
    'aria-describedby': isRefused ? `${id}-error` : undefined,
  };
  return (
    <form noValidate onSubmit={form.onSubmit(send, focusFirstError)}>
      <Stack gap="md">
        <ErrorBanner message={error} />
        <TextInput
          required
          data-autofocus
          label={text.name}
          description={text.nameHelp}
          autoComplete="off"
          maxLength={organizationNameMaxLength}
          {...form.getInputProps('name')}
        />
        <Checkbox.Group id={id} label={text.scopes} {...form.getInputProps('scopes')}>
          <Stack gap="xs" mt="xs">
            <Checkbox value="read" label={text.read} description={text.readHelp} {...box} />
            <Checkbox value="write" label={text.write} description={text.writeHelp} {...box} />
          </Stack>
        </Checkbox.Group>
        <Select
          label={text.expires}
          allowDeselect={false}
          data={keyLifetimes.map((days) => ({
            value: lifetimeValue(days),
            label: days === null ? text.noExpiry : text.days(format.number(days)),
          }))}
          {...form.getInputProps('days')}
        />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onCancel}>
            {text.cancel}
          </Button>
          <Button type="submit" loading={submitting}>
            {text.create}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
