import type { ImageChoice } from '@leaf/api-client';
import { useState } from 'react';
import { useAction } from '../actions/useAction.ts';
import { useConnection } from '../connection/connectionContext.ts';

/** Chooses the files of images by hand, and takes the last change back. */
export function useFileChoices() {
  const { api, keys, queryClient } = useConnection();
  const [wayBack, setWayBack] = useState<ImageChoice[]>([]);
  const onSettled = () => queryClient.invalidateQueries({ queryKey: keys.outcomes([]) });
  const send = (choices: ImageChoice[]) => api.chooseFiles(choices);
  const choose = useAction({
    mutationFn: send,
    onSuccess: ({ before }) => setWayBack(before),
    onSettled,
  });
  const undo = useAction({ mutationFn: send, onSuccess: () => setWayBack([]), onSettled });
  const pending = [choose, undo].find(({ isPending }) => isPending);
  return {
    /** @returns whether they are kept */
    choose: (choices: ImageChoice[]) => choose.run(choices),
    /** What is being sent: shown as if it were kept already. */
    sent: pending?.variables ?? [],
    isPending: pending !== undefined,
    failed: [choose, undo],
    /** How many images the last change concerned. */
    changed: wayBack.length,
    undo: wayBack.length > 0 ? () => void undo.run(wayBack) : undefined,
  };
}
