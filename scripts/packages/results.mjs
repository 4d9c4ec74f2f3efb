/** Runs named checks in turn, returns whether each passed, and ends with a line that counts them. */
export function results() {
  const total = { passed: 0, failed: 0 };
  return {
    async check(name, run) {
      try {
        const said = await run();
        total.passed += 1;
        console.log(`✓ ${name}${said ? `: ${said}` : ''}`);
        return true;
      } catch (error) {
        total.failed += 1;
        console.log(`✗ ${name}\n${error.message.replace(/^/gm, '    ')}`);
        return false;
      }
    },
    close() {
      console.log(`${total.passed} passed, ${total.failed} failed`);
      process.exitCode = total.failed === 0 ? 0 : 1;
    },
  };
}
