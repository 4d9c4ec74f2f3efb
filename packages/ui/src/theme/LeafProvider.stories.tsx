import { Button, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { JobsTable } from '../images/JobsTable/JobsTable.tsx';
import { Section } from '../layout/Section/Section.tsx';
import { LeafProvider } from './LeafProvider.tsx';

function Turned() {
  const [isMirrored, setMirrored] = useState(true);
  return (
    <LeafProvider direction={isMirrored ? 'rtl' : 'ltr'}>
      <Section title="Members">
        <TextInput label="Name" />
        <Button mt="md" onClick={() => setMirrored(!isMirrored)}>
          Turn
        </Button>
      </Section>
    </LeafProvider>
  );
}

/** Saves until the page hears of a failure. */
function Saving() {
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const fail = () => setBusy(false);
    addEventListener('failure', fail);
    return () => removeEventListener('failure', fail);
  }, []);
  return (
    <Section title="Members">
      <Button loading={isBusy} onClick={() => setBusy(true)}>
        Save
      </Button>
    </Section>
  );
}

const meta = preview.meta({
  title: 'Components/Theme/LeafProvider',
  tags: ['stable'],
  component: LeafProvider,
  // It sets the scheme and the direction of its whole document.
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  args: {
    children: (
      <Section title="Members">Everything in it takes its theme, its language and its links.</Section>
    ),
  },
});

export const Default = meta.story();
export const Dark = meta.story({ args: { colorScheme: 'dark' } });

export const RightToLeft = meta.story({ render: () => <Turned /> });

RightToLeft.test('what was typed stays when the direction changes', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Name'), 'Ada');
  await userEvent.click(canvas.getByRole('button', { name: 'Turn' }));
  await expect(document.documentElement).not.toHaveAttribute('dir', 'rtl');
  await expect(canvas.getByLabelText('Name')).toHaveValue('Ada');
});

/** A browser takes the focus from a button that is disabled while it is busy. */
export const BusyButton = meta.story({ render: () => <Saving /> });
BusyButton.test('has the focus again when it is not busy any more', async ({ canvas, userEvent }) => {
  const save = canvas.getByRole('button', { name: 'Save' });
  save.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.body).toHaveFocus());
  dispatchEvent(new Event('failure'));
  await waitFor(() => expect(save).toHaveFocus());
});

/** A language of the package alone brings its words: a string can cross from a server component. */
export const InLanguage = meta.story({
  args: { locale: 'fr', children: <JobsTable jobs={[]} renderResult={() => null} /> },
});
InLanguage.test('Says it in French', async ({ canvas }) => {
  // The words arrive on their own.
  await expect(
    await canvas.findByText('Aucune tâche pour cette image.', undefined, { timeout: 20_000 }),
  ).toBeVisible();
});
