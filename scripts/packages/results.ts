/** Runs a named check: a text it returns is printed beside its name; if it throws, it fails. */
export type Check = (name: string, run: () => unknown) => Promise<boolean>;

/** Runs named checks in turn, returns whether each one passed, and prints a line that counts them. */
export function results(): { check: Check; close: () => void } {
  const total = { passed: 0, failed: 0 };
  return {
    async check(name, run) {
      try {
        const said = await run();
        total.passed += 1;
        console.log(`✓ ${name}${typeof said === 'string' && said !== '' ? `: ${said}` : ''}`);
        return true;
      } catch (error) {
        total.failed += 1;
        console.log(`✗ ${name}\n${messageOf(error).replace(/^/gm, '    ')}`);
        return false;
      }
    },
    close() {
      console.log(`${total.passed} passed, ${total.failed} failed`);
      process.exitCode = total.failed === 0 ? 0 : 1;
    },
  };
}

/** The message of an error; anything else that was thrown, as text. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
