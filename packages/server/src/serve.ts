import type { Config } from './config.ts';
import { isStorybookBuilt } from './http/storybook.ts';
import { type Program, startProgram } from './program.ts';
import { endBy, type Signal, signals } from './signals.ts';

const STOP_MS = 25_000;

/** What someone at the console needs to know to get started. */
function greet(config: Config, { demo }: Program): void {
  if (config.role === 'worker') {
    console.log('The worker is running.');
    return;
  }
  console.log(`\nLeaf is running at ${config.publicUrl}`);
  console.log(`Sign in at ${config.portalUrl}/login`);
  if (isStorybookBuilt()) console.log(`The design system is at ${config.publicUrl}/storybook`);
  if (config.mail.kind === 'outbox')
    console.log(
      config.local
        ? `Mails are shown at ${config.publicUrl}/dev/outbox`
        : `Mails are kept in ${config.mail.dir}, their codes are shown here`,
    );
  if (demo) {
    console.log(`\nDemo accounts, all with the password ${demo.password}`);
    for (const { email, role } of demo.accounts) console.log(`  ${email.padEnd(26)} ${role}`);
    console.log(`They are kept in ${config.dataDir}/demo-accounts.json`);
  }
  console.log('\nStop with Ctrl-C.\n');
}

/** Starts the program, which then runs until a signal stops it. */
export async function serve(config: Config): Promise<void> {
  let program: Program | undefined;
  const stop = (signal: Signal): void => {
    // Nothing is under way yet.
    if (!program) endBy(signal);
    console.log(`${signal}: finishing what is under way …`);
    setTimeout(() => process.exit(1), STOP_MS).unref();
    program.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of signals)
    process.once(signal, () => {
      stop(signal);
      process.once(signal, () => process.exit(1));
    });
  program = await startProgram(config, console.log);
  try {
    await program.listen();
  } catch (error) {
    await program.stop();
    throw error;
  }
  greet(config, program);
}
