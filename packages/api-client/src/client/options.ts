/** Options of every operation. */
export interface CallOptions {
  /** Aborts the call. */
  signal?: AbortSignal | undefined;
  /** Milliseconds to wait for the complete response, instead of the client's own limit. */
  timeoutMs?: number | undefined;
}

/** Options of an operation that creates something. */
export interface CreateOptions extends CallOptions {
  /**
   * 8 to 200 letters, digits and `._:-`. If omitted, the client generates one and keeps it while the outcome of the
   * same call is unknown, so that retrying never creates two.
   */
  idempotencyKey?: string | undefined;
}

export interface LeafClientOptions {
  /** The address of the API, for example `https://leaf.example/api`, or `/api` in a browser. */
  baseUrl: string;
  /**
   * Whose data it is, for example the id of the user: the cache keys contain it. Without it each client has its own;
   * give it where several clients of one account share a cache, or a server fills the cache for the browser.
   */
  identity?: string | undefined;
  /** The session token, read for each call; sent with all but those that anyone may make, such as signing in. */
  getToken?: (() => string | null | undefined | Promise<string | null | undefined>) | undefined;
  /**
   * The language of the person (BCP 47), read for each call. The server answers in it and remembers it for mails. If it
   * returns nothing, the browser chooses.
   */
  getLanguage?: (() => string | null | undefined) | undefined;
  /** Replaces the global `fetch`, which is looked up at each call. */
  fetch?: ((input: Request, init?: RequestInit) => Promise<Response>) | undefined;
  /** Milliseconds to wait for a complete response. Default 30000. */
  timeoutMs?: number | undefined;
  /** Called when the server no longer accepts the token that `getToken` still returns. */
  onUnauthorized?: (() => void) | undefined;
}
