import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The time, once a minute, and when the tab is looked at again. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const onShow = () => document.visibilityState === 'visible' && tick();
    const timer = setInterval(tick, MINUTE);
    document.addEventListener('visibilitychange', onShow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShow);
    };
  }, []);
  return now;
}
