/** A longer timeout: flows wait for routes to load and for the pauses that the specification requires. */
export const longTimeout = { timeout: 20_000 };
