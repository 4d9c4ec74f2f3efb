/** What a bundler says that is about our packages, or about what only they can mend. */
const ours = /@leaf[/+]|directive|source ?map/i;

/**
 * Vite says of every module that server components treat as the browser's, React's own world included, that it is one;
 * its plugin for React silences it. It shows short lines, and of long ones names the place: that of `'use client';`.
 */
const ofClients = /directive "use client"|directive may not be preserved in \S+ at 0\.\.13$/;
const underlined = /^\s*(\d+ )?[╭│╰·]/;

/** Control characters that colour a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what they are
const colours = /\u001B\[[\d;]*m/g;

/** @throws if the output of a host's build has a line about our packages: a build that goes well has no reason */
export function assertQuiet(output: string): void {
  const lines = output
    .replace(colours, '')
    .split('\n')
    .filter((line) => ours.test(line) && !ofClients.test(line) && !underlined.test(line));
  if (lines.length > 0) throw new Error(`The bundler complains:\n${lines.slice(0, 12).join('\n')}`);
}
