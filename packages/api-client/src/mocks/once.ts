/** Creates a thing once per `Idempotency-Key`, as the server does. */
export const createOnce = <T>() => {
  const made = new Map<string, T>();
  return (request: Request, make: () => T): T => {
    const key = request.headers.get('Idempotency-Key');
    const earlier = key ? made.get(key) : undefined;
    if (earlier) return earlier;
    const thing = make();
    if (key) made.set(key, thing);
    return thing;
  };
};
