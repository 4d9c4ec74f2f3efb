import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints the closing line `N passed, N failed` that scripts/test.mjs adds up. */
export default class SummaryReporter implements Reporter {
  count = { passed: 0, failed: 0 };

  onTestEnd(test: TestCase, result: TestResult) {
    if (result.status === test.expectedStatus) this.count.passed += result.status === 'skipped' ? 0 : 1;
    else if (result.retry === test.retries) this.count.failed += 1;
  }

  onEnd() {
    console.log(`${this.count.passed} passed, ${this.count.failed} failed`);
  }
}
