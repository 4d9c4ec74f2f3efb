const failures = new WeakSet<object>();

/**
 * Marks a failure as one of the connection. @returns the error to throw. Its type does not tell: `fetch` rejects with a
 * `TypeError`, but so does code that calls something its browser lacks.
 */
export const ofConnection = (failure: unknown): unknown => {
  const error = typeof failure === 'object' && failure !== null ? failure : new Error(String(failure));
  failures.add(error);
  return error;
};

/** Whether a failure came from the connection. */
export const isOfConnection = (failure: unknown): boolean =>
  typeof failure === 'object' && failure !== null && failures.has(failure);

const reads = ['arrayBuffer', 'blob', 'formData', 'json', 'text'] as const;

/** The same response; a connection that breaks while its body is read is marked as well. */
export const watchBody = (response: Response): Response => {
  for (const name of reads) {
    const read = response[name].bind(response);
    const value = async () => {
      try {
        return await read();
      } catch (failure) {
        // A complete body that is not JSON is not the connection's fault.
        throw failure instanceof SyntaxError ? failure : ofConnection(failure);
      }
    };
    Object.defineProperty(response, name, { value, configurable: true });
  }
  return response;
};
