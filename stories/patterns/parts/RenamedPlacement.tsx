import { ErrorBanner, SuccessNote } from '@leaf/ui';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';

/** Pretends to be a server that knows one name already. */
const save = async (name: string) => {
  if (name === 'Banner') throw new Error('There is already a placement called “Banner”.');
};

/** Saves a name: what failed stands above the fields, what succeeded beside the button. */
export function RenamedPlacement() {
  const [name, setName] = useState('Banner');
  const [missing, setMissing] = useState(false);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  const [saved, setSaved] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setError(undefined);
    setSaved(undefined);
    setMissing(name.trim() === '');
    if (name.trim() === '') return event.currentTarget.querySelector('input')?.focus();
    setSaving(true);
    try {
      await save(name);
      setSaved(`Renamed to “${name}”.`);
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason));
    } finally {
      setSaving(false);
    }
  }

  return (
    <form noValidate onSubmit={submit} style={{ display: 'grid', gap: 16, maxWidth: 400 }}>
      <ErrorBanner message={error} />
      <TextInput
        label="Placement name"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={missing && 'Enter a name.'}
      />
      <Button type="submit" loading={saving} style={{ justifySelf: 'start' }}>
        Rename
      </Button>
      <SuccessNote>{saved}</SuccessNote>
    </form>
  );
}
