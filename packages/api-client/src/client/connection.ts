const failures = new WeakSet<object>();

/**
 * Remembers a failure as one of the connection, and passes it on. The kind of an error does not say so: `fetch` rejects
 * with a `TypeError`, and so does a program that calls what its browser does not have.
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

/** The same answer; a connection that breaks while its body is read is remembered as well. */
export const watchBody = (response: Response): Response => {
  for (const name of reads) {
    const read = response[name].bind(response);
    const value = async () => {
      try {
        return await read();
      } catch (failure) {
        // What arrived whole and is no JSON is not the connection's fault.
        throw failure instanceof SyntaxError ? failure : ofConnection(failure);
      }
    };
    Object.defineProperty(response, name, { value, configurable: true });
  }
  return response;
};
