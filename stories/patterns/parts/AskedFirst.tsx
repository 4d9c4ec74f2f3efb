import { SuccessNote, useConfirm } from '@leaf/ui';
import { Button } from '@mantine/core';
import { useState } from 'react';

/** Asks before an act that nobody can undo, and says afterwards that it is done. */
export function AskedFirst() {
  const confirm = useConfirm();
  const [done, setDone] = useState(false);

  async function remove() {
    const sure = await confirm({
      title: 'Revoke “Media server”?',
      message: 'Programs that use this key lose access at once. This can’t be undone.',
      confirmLabel: 'Revoke',
    });
    if (sure) setDone(true);
  }

  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Button variant="outline" color="red" onClick={remove}>
        Revoke key
      </Button>
      <SuccessNote>{done && 'Revoked.'}</SuccessNote>
    </div>
  );
}
