/** How large a parsed body may be: values and names in all, and how deep they lie in each other. */
export type Shape = { parts: number; depth: number };

/** Whether a parsed body keeps to a shape. Stops at the first part too many, so that asking is cheap. */
export function keepsTo(body: unknown, { parts, depth }: Shape): boolean {
  let remaining = parts;
  let level: object[] = typeof body === 'object' && body !== null ? [body] : [];
  for (let at = 1; level.length > 0; at += 1) {
    if (at > depth) return false;
    const next: object[] = [];
    for (const holder of level)
      for (const name in holder) {
        remaining -= 1;
        if (remaining < 0) return false;
        const value: unknown = Reflect.get(holder, name);
        if (typeof value === 'object' && value !== null) next.push(value);
      }
    level = next;
  }
  return true;
}
