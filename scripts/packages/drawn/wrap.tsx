import { StrictMode, useEffect } from 'react';
import { type Case, LeafProvider } from './cases.ts';

function Told({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}

/** A story as a host would render it; `tell` is called once its effects run. */
export const wrap = (one: Case, tell: () => void) => (
  <StrictMode>
    <LeafProvider env="test" colorScheme="light">
      {one.element()}
      <Told tell={tell} />
    </LeafProvider>
  </StrictMode>
);
