import { ApiError } from '@leaf/api-client';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useConnection } from '../connection/connectionContext.ts';

/** A second press within this time is part of a double click; no system allows a longer interval. */
const DOUBLE_CLICK_MS = 500;

type ActionOptions<Data, Input> = UseMutationOptions<Data, Error, Input> & {
  /** Success leads to another page: the action stays busy until that page replaces this one. */
  leads?: boolean;
};

/** The page is out of date: somebody else was quicker, or the person has lost a right. */
const pageIsStale = (error: unknown) =>
  error instanceof ApiError && [402, 403, 404, 409].includes(error.status ?? 0);

const fileAsText = (_: string, value: unknown) =>
  value instanceof File ? [value.name, value.type, value.size, value.lastModified] : value;
const nameOf = (input: unknown) => JSON.stringify(input, fileAsText) ?? '';

/**
 * A change made by the user: the mutation, and `run`, which resolves to whether it succeeded; `result` resolves to the
 * response instead, or to undefined. The same change is not sent again while it is pending, nor by the second press of a
 * double click, which can come before a button shows as busy and after a quick response. `busy` says what to show.
 */
export function useAction<Data, Input = void>({ leads = false, ...options }: ActionOptions<Data, Input>) {
  const { api, queryClient } = useConnection();
  const change = useMutation(
    {
      ...options,
      mutationKey: api.scope,
      onError: (error, ...rest) => {
        if (pageIsStale(error)) void queryClient.invalidateQueries({ queryKey: api.scope });
        return options.onError?.(error, ...rest);
      },
    },
    queryClient,
  );
  /** The error of a change that was not the latest, which is all that the mutation knows of. */
  const [failed, setFailed] = useState<Error | null>(null);
  const running = useRef(0);
  const latest = useRef<Input>(undefined);
  const underWay = useRef(new Set<string>());
  const { reset, isSuccess } = change;
  useEffect(() => {
    if (!leads) return;
    // The browser's Back button may restore the page as it was left, or come before another has replaced it: still busy.
    const onBack = ({ type, persisted }: Event & { persisted?: boolean }) => {
      if (type === 'popstate' ? !isSuccess : !persisted) return;
      underWay.current.clear();
      reset();
    };
    addEventListener('pageshow', onBack);
    addEventListener('popstate', onBack);
    return () => {
      removeEventListener('pageshow', onBack);
      removeEventListener('popstate', onBack);
    };
  }, [leads, reset, isSuccess]);
  const send = async (input: Input): Promise<{ data: Data } | undefined> => {
    const name = nameOf(input);
    const sent = underWay.current;
    if (leads ? sent.size > 0 : sent.has(name)) return undefined;
    sent.add(name);
    if (running.current === 0) setFailed(null);
    running.current += 1;
    latest.current = input;
    try {
      const data = await change.mutateAsync(input);
      running.current -= 1;
      if (!leads) setTimeout(() => sent.delete(name), DOUBLE_CLICK_MS);
      return { data };
    } catch (error) {
      // The mutation holds the error, which is shown where the user started the change.
      sent.delete(name);
      running.current -= 1;
      if (latest.current !== input && error instanceof Error) setFailed(error);
      return undefined;
    }
  };
  const run = async (input: Input): Promise<boolean> => (await send(input)) !== undefined;
  const result = async (input: Input): Promise<Data | undefined> => (await send(input))?.data;
  return {
    ...change,
    error: change.error ?? failed,
    reset: () => {
      reset();
      setFailed(null);
    },
    run,
    result,
    busy: change.isPending || (leads && change.isSuccess),
  };
}
