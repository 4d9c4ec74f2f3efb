import type { Reporter, TestModule } from 'vitest/node';

/**
 * Prints the tests that passed only at their second try, so that they can be mended, and the closing line
 * `N passed, N failed` that scripts/test.mjs adds up.
 */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const count = { passed: 0, failed: unhandledErrors.length, skipped: 0, pending: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        count[test.result().state] += 1;
        if (test.diagnostic()?.flaky)
          console.log(`Passed at the second try: ${module.relativeModuleId} > ${test.fullName}`);
      }
      if (module.state() === 'failed' && [...module.children.allTests('failed')].length === 0)
        count.failed += 1;
    }
    console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
  }
}
