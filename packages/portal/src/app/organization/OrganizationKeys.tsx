import type { ApiKeyCreated } from '@leaf/api-client';
import { apiKeysQuery } from '@leaf/api-client/query';
import { shownError, useAction } from '@leaf/connect/hooks';
import { type ApiKey, ApiKeyList, type NewKey } from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { api, keys, queryClient } from '../api.ts';
import { errorProps } from '../errorProps.tsx';
import { useLeaveGuard } from '../history/useLeaveGuard.ts';
import { useWords } from '../language/useWords.ts';
import { notifyDone } from '../notices.tsx';

const DAY = 86_400_000;

type Change<Input> = { result: (input: Input) => Promise<ApiKeyCreated | undefined>; reset: () => void };

/** The key that a change returns, which the change then forgets. */
async function shownOnce<Input>({ result, reset }: Change<Input>, input: Input) {
  const created = await result(input);
  if (created) reset();
  return created?.key;
}

/** The API keys of an organization. Nothing keeps a key itself but the dialog that shows it. */
export function OrganizationKeys({ organizationId }: { organizationId: number }) {
  const words = useWords();
  const list = useQuery(apiKeysQuery(api, organizationId));
  // Not awaited: a new key must be shown even if the list cannot be read again.
  const onSettled = () => void queryClient.invalidateQueries({ queryKey: keys.apiKeys(organizationId) });
  const create = useAction({
    mutationFn: ({ name, scopes, days }: NewKey) => {
      const expires_at = days === null ? null : new Date(Date.now() + days * DAY).toISOString();
      return api.createKey(organizationId, { name, scopes, expires_at });
    },
    onSettled,
    gcTime: 0,
  });
  const rotate = useAction({
    mutationFn: ({ id }: { id: number }) => api.rotateKey(organizationId, id),
    onSettled,
    gcTime: 0,
  });
  const revoke = useAction({
    mutationFn: ({ id }: Pick<ApiKey, 'id' | 'name'>) => api.revokeKey(organizationId, id),
    onSuccess: (_, { name }) => notifyDone(words.notices.keyRevoked(name)),
    onSettled,
  });
  const changed = [rotate, revoke].find((change) => change.isPending);
  return (
    <ApiKeyList
      keys={list.data ?? []}
      loading={list.isPending}
      {...errorProps([list, rotate, revoke], words.errors)}
      busyId={changed?.variables?.id}
      createError={shownError(create.error, words.errors)}
      onCreate={(key) => shownOnce(create, key)}
      onRotate={({ id }) => shownOnce(rotate, { id })}
      onRevoke={({ id, name }) => void revoke.run({ id, name })}
      onUnsaved={useLeaveGuard()}
    />
  );
}
