import { shownError } from '@leaf/connect/hooks';
import { useEffect, useRef, useState } from 'react';
import { useIsHere } from './history/useIsHere.ts';
import { useWords } from './language/useWords.ts';
import { LoadError, loadApi } from './load.ts';

type Api = Awaited<ReturnType<typeof loadApi>>['api'];
type Progress<Data> = { pending?: boolean; error?: unknown; data?: Data };
type CallOptions<Input, Data> = {
  onDone?: (data: Data, input: Input) => void;
  /** Success leads to another page: the call stays pending until that page replaces this one. */
  leads?: boolean;
};

/**
 * A call from a page before the login. These pages load the client and its cache only when the user begins to type: what
 * was typed may be sent after the connection broke off or a new release took away the files of this one. While the call
 * is pending it is not sent again. Nothing is done about an answer that comes after the page has been left.
 */
export function useCall<Input, Data>(
  call: (api: Api, input: Input) => Promise<Data>,
  { onDone, leads = false }: CallOptions<Input, Data> = {},
) {
  const words = useWords();
  const isHere = useIsHere();
  const [{ pending = false, error, data }, setProgress] = useState<Progress<Data>>({});
  const underWay = useRef(false);
  useEffect(() => {
    const loadAhead = () => {
      // What cannot be fetched now may be refused for good: browsers remember it.
      if (navigator.onLine) import('./api.ts').catch(() => undefined);
    };
    addEventListener('input', loadAhead, { once: true });
    return () => removeEventListener('input', loadAhead);
  }, []);
  const run = async (input: Input) => {
    if (underWay.current) return;
    underWay.current = true;
    setProgress({ pending: true });
    try {
      const { api } = await loadApi();
      const done = await call(api, input);
      setProgress({ pending: leads, data: done });
      underWay.current = leads;
      if (isHere()) onDone?.(done, input);
    } catch (failure) {
      setProgress({ error: failure });
      underWay.current = false;
    }
  };
  const forget = () => setProgress({});
  const why = error instanceof LoadError ? words.errors.reasons.network : shownError(error, words.errors);
  return { run, forget, pending, data, failure: error, error: why };
}
