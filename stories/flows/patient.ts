/** Journeys wait for routes to load and for the pauses the specification asks for. */
export const patient = { timeout: 20_000 };
