import { useEffect, useRef } from 'react';

/** Whether the calling component is still on the page: an answer may come after the user has left. */
export function useIsHere() {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return () => here.current;
}
