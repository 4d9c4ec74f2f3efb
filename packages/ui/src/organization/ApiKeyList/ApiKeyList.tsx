import { Badge, Button } from '@mantine/core';
import { type ReactNode, useContext, useRef, useState } from 'react';
import { useConfirmed } from '../../feedback/ConfirmDialog/useConfirmed.ts';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { NowContext } from '../../format/RelativeTime/nowContext.ts';
import { RelativeTime } from '../../format/RelativeTime/RelativeTime.tsx';
import { useLabels } from '../../labels/useLabels.ts';
import { DataTable } from '../../layout/DataTable/DataTable.tsx';
import type { DataColumn } from '../../layout/DataTable/tableRows.ts';
import { RowActions, RowButton } from '../../layout/RowButton/RowButton.tsx';
import { useFocusAfterRemoval } from '../../layout/RowButton/useFocusAfterRemoval.ts';
import { Section } from '../../layout/Section/Section.tsx';
import type { ApiKey } from '../../types.ts';
import classes from './ApiKeyList.module.css';
import type { NewKey } from './apiKeyForm.ts';
import { apiKeyListLabels } from './apiKeyListLabels.ts';
import { KeyDialog, type KeyView } from './KeyDialog.tsx';

export type ApiKeyListProps = {
  /** Newest first, expired ones included. */
  keys: readonly ApiKey[];
  loading?: boolean;
  /** Why the keys could not be loaded, or one of them not rotated or revoked. */
  error?: string;
  /** What to do about the error, such as `ErrorStep`. */
  errorAction?: ReactNode;
  /** The key with a pending request. */
  busyId?: number;
  /** Why the last key could not be created; shown in the form. */
  createError?: string;
  /** Resolves to the new key itself, which is then shown once; to undefined if it could not be created. */
  onCreate: (key: NewKey) => Promise<string | undefined>;
  /** Called once the user has confirmed. Resolves like `onCreate`. */
  onRotate: (key: ApiKey) => Promise<string | undefined>;
  /** Called once the user has confirmed. */
  onRevoke: (key: ApiKey) => void;
  /** Called when a secret is shown, which leaving the page would lose, and when it no longer is. */
  onUnsaved?: (unsaved: boolean) => void;
  labels?: Partial<typeof apiKeyListLabels>;
};

/** The API keys of an organization: create, rotate and revoke them. */
export function ApiKeyList({
  keys,
  loading,
  error,
  errorAction,
  busyId,
  createError,
  onCreate,
  onRotate,
  onRevoke,
  onUnsaved,
  labels,
}: ApiKeyListProps) {
  const text = useLabels('apiKeyList', apiKeyListLabels, labels);
  const now = useContext(NowContext);
  const create = useFocusAfterRemoval<HTMLButtonElement>(keys.length);
  const [view, setView] = useState<KeyView | null>(null);
  const [attempt, setAttempt] = useState<'none' | 'pending' | 'over'>('none');
  // State would be too late: the second press of a double click comes before the next render.
  const sent = useRef(false);
  const show = (name: string, secret: string | undefined) => {
    if (secret !== undefined) setView({ name, secret });
  };
  const rotate = useConfirmed(
    ({ name }: ApiKey) => ({
      title: text.rotatePrompt(name),
      message: text.rotateMessage,
      confirmLabel: text.rotate,
    }),
    async (key) => show(key.name, await onRotate(key).catch(() => undefined)),
  );
  const revoke = useConfirmed(
    ({ name }: ApiKey) => ({
      title: text.revokePrompt(name),
      message: text.revokeMessage,
      confirmLabel: text.revoke,
    }),
    onRevoke,
  );
  const open = () => {
    // A form that was cancelled after it was sent is still under way.
    if (!sent.current) setAttempt('none');
    setView('form');
  };
  const send = async (key: NewKey) => {
    if (sent.current) return;
    sent.current = true;
    setAttempt('pending');
    // The host shows the reason in `createError`.
    show(key.name, await onCreate(key).catch(() => undefined));
    setAttempt('over');
    sent.current = false;
  };
  // A dialog that opened above another one cannot return the focus to it.
  const keepFocus = () => {
    if (document.activeElement === document.body) create.current?.focus();
  };

  const scopes = ({ scopes: [first, second] }: ApiKey) => {
    if (second) return text.readWrite;
    return first === 'write' ? text.write : text.read;
  };
  const isExpired = ({ expires_at }: ApiKey) =>
    expires_at !== null && now !== null && Date.parse(expires_at) <= now;
  const expiry = (key: ApiKey) => {
    if (!key.expires_at) return text.noExpiry;
    if (!isExpired(key)) return <RelativeTime iso={key.expires_at} />;
    return (
      <Badge color="amber" variant="light" radius="sm">
        {text.expired}
      </Badge>
    );
  };
  const columns: DataColumn<ApiKey>[] = [
    { id: 'name', header: text.name, value: ({ name }) => name },
    {
      id: 'prefix',
      header: text.prefix,
      cell: ({ prefix }) => <code className={classes.code}>{prefix}</code>,
    },
    { id: 'scopes', header: text.scopes, value: scopes },
    {
      id: 'used',
      header: text.lastUsed,
      value: ({ last_used_at }) => last_used_at,
      cell: ({ last_used_at }) => (last_used_at ? <RelativeTime iso={last_used_at} /> : text.neverUsed),
    },
    { id: 'expires', header: text.expires, value: ({ expires_at }) => expires_at, cell: expiry },
    {
      id: 'actions',
      header: text.actions,
      headerHidden: true,
      cell: (key) => (
        <RowActions>
          {/* A new secret would be as expired as the old one. */}
          {!isExpired(key) && (
            <RowButton name={text.rotateName(key.name)} row={key.id} dots={false} onClick={() => rotate(key)}>
              {text.rotate}
            </RowButton>
          )}
          <RowButton tone="danger" name={text.revokeName(key.name)} row={key.id} onClick={() => revoke(key)}>
            {text.revoke}
          </RowButton>
        </RowActions>
      ),
    },
  ];

  return (
    <Section
      title={text.title}
      description={text.description}
      flush
      actions={
        <Button ref={create} variant="default" onClick={open}>
          {text.create}
        </Button>
      }
    >
      <DataTable
        name={text.title}
        columns={columns}
        rows={keys}
        rowId={({ id }) => id}
        busyId={busyId}
        loading={loading}
        error={error}
        errorAction={errorAction}
        empty={<EmptyState message={text.empty} />}
      />
      <KeyDialog
        view={view}
        onClose={() => setView(null)}
        onClosed={keepFocus}
        submitting={attempt === 'pending'}
        error={attempt === 'over' ? createError : undefined}
        onCreate={send}
        onUnsaved={onUnsaved}
        text={text}
      />
    </Section>
  );
}
