import { Button, Group, Stack, TextInput, VisuallyHidden } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from './ApiKeyList.module.css';
import type { ApiKeyListText } from './apiKeyListLabels.ts';

type KeySecretProps = { secret: string; onDone: () => void; text: ApiKeyListText };

/** The key itself, to be copied. */
export function KeySecret({ secret, onDone, text }: KeySecretProps) {
  const first = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { copy, copied, error } = useClipboard();
  // It may take the place of the form, whose button had the focus.
  useEffect(() => first.current?.focus(), []);
  // Browsers refuse the clipboard to pages without TLS: the key is selected, to be copied by keys.
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  return (
    <Stack gap="md">
      <p className={classes.note}>{text.secretNote}</p>
      <div className={classes.secret}>
        <TextInput
          ref={field}
          readOnly
          label={text.secret}
          value={secret}
          spellCheck={false}
          autoComplete="off"
          onFocus={(event) => event.currentTarget.select()}
          classNames={{ input: classes.code }}
          className={classes.field}
        />
        <Button
          ref={first}
          data-autofocus
          onClick={() => copy(secret)}
          leftSection={
            copied ? (
              <IconCheck size={16} stroke={1.75} aria-hidden />
            ) : (
              <IconCopy size={16} stroke={1.75} aria-hidden />
            )
          }
        >
          {text.copy}
        </Button>
        <VisuallyHidden role="status">{copied && text.copied}</VisuallyHidden>
      </div>
      <Group justify="flex-end">
        <Button variant="default" onClick={onDone}>
          {text.done}
        </Button>
      </Group>
    </Stack>
  );
}
