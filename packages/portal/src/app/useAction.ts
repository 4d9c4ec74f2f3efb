import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A change that a person asks for: the mutation, and `run`, which answers whether it is done. The same change is not
 * sent again while it is under way: a double click comes before any button can be drawn as busy.
 */
export function useAction<Data, Input = void>(options: UseMutationOptions<Data, Error, Input>) {
  const change = useMutation(options);
  const underWay = useRef(new Set<string>());
  const run = async (input: Input): Promise<boolean> => {
    const name = JSON.stringify(input) ?? '';
    if (underWay.current.has(name)) return false;
    underWay.current.add(name);
    try {
      await change.mutateAsync(input);
      return true;
    } catch {
      // Its error is the mutation's, and is drawn where the change was asked for.
      return false;
    } finally {
      underWay.current.delete(name);
    }
  };
  return { ...change, run };
}
