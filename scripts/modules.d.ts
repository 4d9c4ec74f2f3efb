declare module '@size-limit/file';
declare module '@size-limit/rolldown';

/** Runs on an old Node too, so it can't be TypeScript. */
declare module '*/install.mjs' {
  export const root: string;
  export function toolEnvironment(): Record<string, string | undefined>;
  export function run(command: string, args: string[]): Promise<number>;
  export function fail(sentence: string): never;
}

/** As above. */
declare module '*/lib/browser.mjs' {
  export function findFirefox(): string | undefined;
}
