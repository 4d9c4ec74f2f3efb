declare module '*/scripts/lib/postgres.mjs' {
  /** Why there is no PostgreSQL to be had. */
  export const ABSENT: string;

  /** A PostgreSQL of one's own; undefined where none is installed. */
  export function makeCluster(): Promise<
    | {
        url: string;
        /** Brings it back at the same address, with its data. */
        start(): Promise<void>;
        /** Takes it away; open connections are ended. */
        stop(): Promise<void>;
        /** Stops it and removes its data. */
        remove(): Promise<void>;
      }
    | undefined
  >;
}
