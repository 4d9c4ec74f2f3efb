import { Modal, TextInput } from '@mantine/core';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SessionEndedDialog } from './SessionEndedDialog.tsx';

const meta = preview.meta({
  title: 'Components/Account/SessionEndedDialog',
  tags: ['stable'],
  component: SessionEndedDialog,
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  args: { email: 'ana@northwind.example', signInHref: '/login', onLogIn: fn() },
});

const dialog = () => screen.findByRole('dialog', { name: 'Your session ended' });

export const Default = meta.story();
Default.test('Answers to what people do', async ({ userEvent, args }) => {
  const shown = within(await dialog());
  await expect(shown.getByLabelText('Email')).toHaveValue('ana@northwind.example');
  await expect(shown.getByLabelText('Password')).toHaveFocus();
  await userEvent.keyboard('correct horse{Enter}');
  await expect(args.onLogIn).toHaveBeenCalledOnce();
  await expect(args.onLogIn).toHaveBeenCalledWith({
    email: 'ana@northwind.example',
    password: 'correct horse',
  });
  await expect(shown.getByRole('link', { name: 'Use another account' })).toHaveAttribute('href', '/login');
});

export const Failed = meta.story({ args: { error: 'The e-mail address or the password is wrong.' } });
export const Submitting = meta.story({ args: { submitting: true } });

const closed = fn();

/** A form underneath keeps its values: Escape closes neither. */
export const AboveAForm = meta.story({
  render: (args) => (
    <>
      <Modal opened onClose={closed} title="Add a storage row" closeButtonProps={{ 'aria-label': 'Close' }}>
        <TextInput label="Name" defaultValue="Masters" />
      </Modal>
      <SessionEndedDialog {...args} />
    </>
  ),
  play: async ({ userEvent }) => {
    const shown = within(await dialog());
    await expect(shown.getByLabelText('Password')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(shown.getByLabelText('Password')).toBeVisible();
    await expect(closed).not.toHaveBeenCalled();
  },
});
