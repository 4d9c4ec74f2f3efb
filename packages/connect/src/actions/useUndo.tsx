import { UndoNotice } from '@leaf/ui';
import { useRef, useState } from 'react';
import { useConnection } from '../connection/connectionContext.ts';
import { shownError } from '../errors/shownError.ts';
import { useAction } from './useAction.ts';

type Said = {
  /** The text of the notice in the meantime; without it there is no notice. */
  doing?: string;
  done: string;
  undone: string;
};

type UndoOptions<Deed, Back> = {
  act: (deed: Deed) => Promise<Back>;
  /** Takes a deed back, with what `act` resolved to. */
  undo: (deed: Deed, back: Back) => Promise<unknown>;
  /** @param back what `act` resolved to, once it has */
  said: (deed: Deed, back?: Back) => Said;
  /** Loads what was changed. */
  refresh: () => Promise<unknown>;
};

type Done<Deed, Back> = { number: number; deed: Deed; back: Back };

/**
 * Does things and offers to undo them in a notice that the page places near them. Several are undone one after the
 * other, the last one first.
 */
export function useUndo<Deed, Back>({ act, undo, said, refresh }: UndoOptions<Deed, Back>) {
  const { words } = useConnection();
  const [done, setDone] = useState<readonly Done<Deed, Back>[]>([]);
  const [undone, setUndone] = useState<Done<Deed, Back>>();
  const count = useRef(0);
  const action = useAction({
    mutationFn: act,
    onSuccess: (back, deed) => {
      count.current += 1;
      const number = count.current;
      setUndone(undefined);
      setDone((before) => [...before, { number, deed, back }]);
    },
    onSettled: refresh,
  });
  const reversal = useAction({
    mutationFn: async (number: number) => {
      const one = done.find((other) => other.number === number);
      if (one) await undo(one.deed, one.back);
    },
    onSuccess: (_, number) => {
      setUndone(done.find((one) => one.number === number));
      setDone((before) => before.filter((one) => one.number !== number));
    },
    onSettled: refresh,
  });
  const last = done.at(-1);
  const undoes = last && said(last.deed, last.back).done;
  const isBack = undone && said(undone.deed, undone.back).undone;
  const doing = action.isPending ? said(action.variables).doing : undefined;
  const notice = doing ? (
    <UndoNotice message={doing} />
  ) : (
    <UndoNotice
      message={[isBack, undoes].filter(Boolean).join(' ')}
      undoes={undoes}
      onUndo={last && (() => void reversal.run(last.number))}
      submitting={reversal.isPending}
      error={last && shownError(reversal.error, words.errors)}
      onClose={() => {
        setDone([]);
        setUndone(undefined);
        reversal.reset();
      }}
    />
  );
  return { action, notice };
}
