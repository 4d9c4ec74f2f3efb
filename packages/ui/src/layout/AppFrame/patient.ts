/**
 * Fetches something until it is there: again with a new connection, and after 5, 10, 20… seconds. For what nobody asked
 * for and whose lack must not take the page away.
 */
export const patient = <T>(fetched: () => Promise<T>, wait = 5000): Promise<T> =>
  fetched().catch(async () => {
    await new Promise<unknown>((next) => {
      addEventListener('online', next, { once: true });
      setTimeout(next, wait);
    });
    return patient(fetched, wait * 2);
  });
