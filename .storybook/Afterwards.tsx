import { type ReactNode, useEffect, useState } from 'react';

/** Draws a story after Storybook's own provider has set the scheme and the direction of the document. */
export function Afterwards({ children }: { children: ReactNode }) {
  const [isSet, setSet] = useState(false);
  useEffect(() => setSet(true), []);
  return isSet && children;
}
