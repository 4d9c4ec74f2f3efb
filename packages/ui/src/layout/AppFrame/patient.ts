/**
 * Fetches something until it is there: again with a new connection, and after 5, 10, 20… seconds, in the end every ten
 * minutes. For what nobody asked for and whose lack must not take the page away.
 */
export const patient = <T>(fetched: () => Promise<T>, wait = 5000): Promise<T> =>
  fetched().catch(async () => {
    await new Promise<void>((next) => {
      const again = () => {
        removeEventListener('online', again);
        next();
      };
      addEventListener('online', again);
      setTimeout(again, wait);
    });
    return patient(fetched, Math.min(wait * 2, 600_000));
  });
