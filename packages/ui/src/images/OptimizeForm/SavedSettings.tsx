import { Button, NativeSelect, TextInput, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useConfirmed } from '../../feedback/ConfirmDialog/useConfirmed.ts';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { useFocusAfterRemoval } from '../../layout/RowButton/useFocusAfterRemoval.ts';
import { type OptimizePayload, sameSettings } from '../optimizeTarget.ts';
import classes from './OptimizeForm.module.css';
import type { OptimizeFormLabels } from './optimizeFormLabels.ts';

/** Settings of a job that are kept under a name. */
export type SavedJobSettings = OptimizePayload & { id: number; name: string };

/** The settings that the organization keeps, and how to change them. */
export type SettingsKept = {
  list: readonly SavedJobSettings[];
  /** Keeps settings under a name. Resolves to whether it succeeded. */
  onSave: (name: string, settings: OptimizePayload) => Promise<boolean>;
  /** Resolves to whether it succeeded. */
  onRename: (settings: SavedJobSettings, name: string) => Promise<boolean>;
  /** Called once the user has confirmed. */
  onDelete: (settings: SavedJobSettings) => void;
  busy?: boolean;
  /** Why the last change failed, or the list could not be loaded. */
  error?: string;
};

type SavedSettingsProps = {
  kept: SettingsKept;
  /** The settings of the form; null while its target is invalid. */
  settings: OptimizePayload | null;
  onChoose: (settings: SavedJobSettings) => void;
  text: OptimizeFormLabels;
};

const MOST_CHARACTERS = 200;

/** What was done last; `gone` is the id of settings that are to be deleted. */
type Done = { what: 'wasSaved' | 'wasRenamed' | 'wasDeleted'; name: string; gone?: number };

/** Chooses among kept settings, and keeps, renames and deletes them. */
export function SavedSettings({ kept, settings, onChoose, text }: SavedSettingsProps) {
  const [chosenId, setChosenId] = useState<number>();
  const [naming, setNaming] = useState<'new' | 'chosen'>();
  const [name, setName] = useState('');
  const [done, setDone] = useState<Done>();
  // Every button here is replaced when it was pressed.
  const select = useFocusAfterRemoval<HTMLSelectElement>(kept.list.length);
  const same = kept.list.filter((one) => settings !== null && sameSettings(one, settings));
  const chosen = same.find(({ id }) => id === chosenId) ?? same[0];
  const remove = useConfirmed(
    (one: SavedJobSettings) => ({ title: text.deletePrompt(one.name), confirmLabel: text.remove }),
    (one: SavedJobSettings) => {
      setDone({ what: 'wasDeleted', name: one.name, gone: one.id });
      kept.onDelete(one);
    },
  );
  const ask = (what: 'new' | 'chosen') => {
    setName(what === 'chosen' ? (chosen?.name ?? '') : '');
    setNaming(what);
  };
  const close = () => {
    setNaming(undefined);
    select.current?.focus();
  };
  const save = async () => {
    const saved =
      naming === 'chosen' && chosen
        ? await kept.onRename(chosen, name.trim())
        : settings !== null && (await kept.onSave(name.trim(), settings));
    if (!saved) return;
    setDone({ what: naming === 'chosen' ? 'wasRenamed' : 'wasSaved', name: name.trim() });
    close();
  };
  return (
    <div className={classes.saved}>
      <ErrorBanner message={kept.error} />
      <NativeSelect
        ref={select}
        label={text.saved}
        value={chosen?.id ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const found = kept.list.find(({ id }) => String(id) === value);
          setChosenId(found?.id);
          if (found) onChoose(found);
        }}
      >
        <option value="" disabled={chosen !== undefined}>
          {text.savedNone}
        </option>
        {kept.list.map(({ id, name: label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </NativeSelect>
      {naming ? (
        <form
          className={classes.naming}
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() !== '' && !kept.busy) void save();
          }}
        >
          <TextInput
            label={text.settingsName}
            value={name}
            maxLength={MOST_CHARACTERS}
            autoFocus
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <div className={classes.savedActions}>
            <Button type="submit" variant="default" loading={kept.busy} disabled={name.trim() === ''}>
              {text.save}
            </Button>
            <Button variant="subtle" onClick={close}>
              {text.cancel}
            </Button>
          </div>
        </form>
      ) : (
        <div className={classes.savedActions}>
          {chosen ? (
            <>
              <UnstyledButton className={classes.use} onClick={() => ask('chosen')}>
                {text.rename}
              </UnstyledButton>
              <UnstyledButton className={classes.use} onClick={() => void remove(chosen)}>
                {text.remove}
              </UnstyledButton>
            </>
          ) : (
            settings && (
              <UnstyledButton className={classes.use} onClick={() => ask('new')}>
                {text.keep}
              </UnstyledButton>
            )
          )}
        </div>
      )}
      <VisuallyHidden role="status">
        {done && !kept.list.some(({ id }) => id === done.gone) && text[done.what](done.name)}
      </VisuallyHidden>
    </div>
  );
}
