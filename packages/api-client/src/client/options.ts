/** Options of every operation. */
export interface CallOptions {
  /** Gives the call up. */
  signal?: AbortSignal | undefined;
  /** Milliseconds to wait for the complete answer, instead of the client's own limit. */
  timeoutMs?: number | undefined;
}

/** Options of an operation that creates something. */
export interface CreateOptions extends CallOptions {
  /**
   * 8 to 200 letters, digits and `._:-`. Left out, the client makes one and keeps it for as long as the outcome of the
   * same call is unknown, so that trying again never makes two.
   */
  idempotencyKey?: string | undefined;
}

export interface LeafClientOptions {
  /** Where the API is, for example `https://leaf.example/api`, or `/api` in a browser. */
  baseUrl: string;
  /** The session token, read anew for each call; sent with every call but the login. */
  getToken?: (() => string | null | undefined | Promise<string | null | undefined>) | undefined;
  /** Instead of the global `fetch`, which is looked up at each call. */
  fetch?: ((input: Request, init?: RequestInit) => Promise<Response>) | undefined;
  /** Milliseconds to wait for a complete answer; 30000. */
  timeoutMs?: number | undefined;
  /** The server no longer accepts the token that `getToken` still returns. */
  onUnauthorized?: (() => void) | undefined;
}
