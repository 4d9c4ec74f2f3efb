import { lazyPart as lazyPartOf } from '@leaf/ui';
import type { ComponentType } from 'react';
import { useConnection } from './connectionContext.ts';

const useLoad = () => useConnection().load;

/** A component whose code is loaded when it is first shown, in the way of the app around it. */
export const lazyPart = <Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) =>
  lazyPartOf(fetchPart, useLoad);
