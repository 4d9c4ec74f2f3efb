declare module '@size-limit/file';
declare module '@size-limit/rolldown';

/** Runs on an old Node too, so it can't be TypeScript. */
declare module '*/install.mjs' {
  export const root: string;
  export function toolEnvironment(): Record<string, string | undefined>;
}
