import { createContext } from 'react';

/** What the host's clock says, in milliseconds since 1970; null without one. */
export const NowContext = createContext<number | null>(null);
