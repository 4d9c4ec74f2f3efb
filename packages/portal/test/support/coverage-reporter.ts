import type { Reporter, TestModule } from 'vitest/node';

/**
 * Prints which routes, events and errors the portal's tests cover, and fails if one is missing. It is silent in a run
 * without the test that lists what to cover.
 */
export default class CoverageReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const seen = new Set(
      tests.flatMap((test) => (test.result().state === 'passed' ? (test.meta().covers ?? []) : [])),
    );
    const wanted = Object.assign({}, ...tests.map((test) => test.meta().mustCover)) as Record<
      string,
      string[]
    >;
    const holes = Object.values(wanted).flatMap((names) => names.filter((name) => !seen.has(name)));
    for (const [what, names] of Object.entries(wanted)) {
      process.stdout.write(
        `\n${what}: ${names.filter((name) => seen.has(name)).length} of ${names.length} seen\n`,
      );
      for (const line of tableOf(names, seen)) process.stdout.write(`  ${line}\n`);
    }
    if (holes.length === 0) return;
    process.exitCode = 1;
    process.stdout.write(`\nSeen by no test: ${holes.join(', ')}\n0 passed, ${holes.length} failed\n`);
  }
}

/** `route /app: shown` and `route /app: Loading` share a line. */
function tableOf(names: string[], seen: Set<string>) {
  const lines = new Map<string, string[]>();
  for (const name of names) {
    const [, thing = name, state = 'seen'] = /^\w+ (.*?)(?:: ([^:]*))?$/.exec(name) ?? [];
    lines.set(thing, [...(lines.get(thing) ?? []), `${seen.has(name) ? '✓' : '✗'} ${state}`]);
  }
  return [...lines].map(([thing, states]) => `${thing.padEnd(34)} ${states.join('   ')}`);
}
