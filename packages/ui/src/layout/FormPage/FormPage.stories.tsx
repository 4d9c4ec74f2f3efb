import { Anchor, Button, Stack, TextInput } from '@mantine/core';
import preview from '../../../../../.storybook/preview.tsx';
import { FormPage } from './FormPage.tsx';

const meta = preview.meta({
  title: 'Components/Layout/FormPage',
  tags: ['stable'],
  component: FormPage,
  args: {
    title: 'Forgot password',
    description: 'We send a 6-digit code to the address of your account.',
    children: (
      <form onSubmit={(event) => event.preventDefault()}>
        <Stack>
          <TextInput label="Email" />
          <Button type="submit">Send reset code</Button>
        </Stack>
      </form>
    ),
    footer: <Anchor href="#back">Back to sign in</Anchor>,
  },
});

export const Default = meta.story();
export const Failed = meta.story({ args: { error: 'Failed to send reset code' } });
export const Succeeded = meta.story({ args: { success: 'Reset code sent. Check your inbox.' } });
