/** Creates a thing once per `Idempotency-Key`, as the server does; nothing made counts as a failure. */
export const createOnce = <T>() => {
  const results = new Map<string, T>();
  return <R extends T | undefined>(request: Request, make: () => R): T | R => {
    const key = request.headers.get('Idempotency-Key');
    const earlier = key ? results.get(key) : undefined;
    if (earlier) return earlier;
    const thing = make();
    if (key && thing) results.set(key, thing);
    return thing;
  };
};
