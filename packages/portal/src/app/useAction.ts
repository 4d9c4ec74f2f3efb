import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Within this time a second press is part of a double click, the longest that systems take for one. */
const DOUBLE_CLICK_MS = 500;

type ActionOptions<Data, Input> = UseMutationOptions<Data, Error, Input> & {
  /** Success leads to another page: the action stays under way until that has replaced this one. */
  leads?: boolean;
};

const fileAsText = (_: string, value: unknown) =>
  value instanceof File ? [value.name, value.type, value.size, value.lastModified] : value;
const nameOf = (input: unknown) => JSON.stringify(input, fileAsText) ?? '';

/**
 * A change that a person asks for: the mutation, and `run`, which answers whether it is done. The same change is not
 * sent again while it is under way, nor by the second press of a double click, which may come before any button can be
 * drawn as busy and after a quick answer. `busy` is what to draw.
 */
export function useAction<Data, Input = void>({ leads = false, ...options }: ActionOptions<Data, Input>) {
  const change = useMutation(options);
  const underWay = useRef(new Set<string>());
  const { reset } = change;
  useEffect(() => {
    if (!leads) return;
    // Who comes back by the browser's button may find the page as they left it, busy.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      underWay.current.clear();
      reset();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [leads, reset]);
  const run = async (input: Input): Promise<boolean> => {
    const name = nameOf(input);
    const sent = underWay.current;
    if (leads ? sent.size > 0 : sent.has(name)) return false;
    sent.add(name);
    try {
      await change.mutateAsync(input);
      if (!leads) setTimeout(() => sent.delete(name), DOUBLE_CLICK_MS);
      return true;
    } catch {
      // Its error is the mutation's, and is drawn where the change was asked for.
      sent.delete(name);
      return false;
    }
  };
  return { ...change, run, busy: change.isPending || (leads && change.isSuccess) };
}
