import { shownError } from '@leaf/connect/hooks';
import { useRef, useState } from 'react';
import { useWords } from './language/useWords.ts';
import { loadApi } from './load.ts';

type Api = Awaited<ReturnType<typeof loadApi>>['api'];
type Progress<Data> = { pending?: boolean; error?: unknown; data?: Data };
type CallOptions<Input, Data> = {
  onDone?: (data: Data, input: Input) => void;
  /** Success leads to another page: the call stays pending until that page replaces this one. */
  leads?: boolean;
};

/**
 * A call from a page before the login. These pages load the client and its cache only when the user submits something.
 * While the call is pending it is not sent again.
 */
export function useCall<Input, Data>(
  call: (api: Api, input: Input) => Promise<Data>,
  { onDone, leads = false }: CallOptions<Input, Data> = {},
) {
  const words = useWords();
  const [{ pending = false, error, data }, setProgress] = useState<Progress<Data>>({});
  const underWay = useRef(false);
  const run = async (input: Input) => {
    if (underWay.current) return;
    underWay.current = true;
    setProgress({ pending: true });
    try {
      const { api } = await loadApi();
      const done = await call(api, input);
      setProgress({ pending: leads, data: done });
      underWay.current = leads;
      onDone?.(done, input);
    } catch (failure) {
      setProgress({ error: failure });
      underWay.current = false;
    }
  };
  const forget = () => setProgress({});
  return { run, forget, pending, data, failure: error, error: shownError(error, words.errors) };
}
