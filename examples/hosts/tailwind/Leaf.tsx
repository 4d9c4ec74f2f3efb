import { LeafProvider } from '@leaf/ui';
import { Storage } from '../Storage.tsx';

/** On a page that is not all Leaf, `scoped` keeps Leaf to its own element. */
export const Leaf = () => (
  <LeafProvider scoped colorScheme="light" style={{ width: 960 }}>
    <Storage />
  </LeafProvider>
);
