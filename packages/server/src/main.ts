import { parseArgs } from 'node:util';
import { ArchiveError } from './archive/format.ts';
import { runCommand, usage } from './commands.ts';
import { codeOf, isFull } from './errorCodes.ts';
import { reason, StartError } from './startError.ts';

/** PostgreSQL's code for a missing permission of the database user. */
const NOT_ALLOWED = '42501';

/** Failures that an operator can fix are one sentence; all others keep their stack. */
function explain(error: unknown): unknown {
  if (error instanceof StartError || error instanceof ArchiveError) return error.message;
  const code = codeOf(error);
  if (code?.startsWith('ERR_PARSE_ARGS')) return `${reason(error)}.\n${usage}`;
  if (code === NOT_ALLOWED)
    return `The database user may not do this: ${reason(error)}. Make it the owner of its database.`;
  if (isFull(error)) return `The disk is full: ${reason(error)}. Make room, then start again.`;
  return error;
}

// Everything that the program creates is for its owner only.
process.umask(0o077);
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      role: { type: 'string' },
      revoke: { type: 'boolean' },
      yes: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const { help, ...options } = values;
  if (help) console.log(usage);
  else await runCommand(positionals, options);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
