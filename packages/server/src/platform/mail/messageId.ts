/** The Message-ID of a mail: the same for every attempt, so that servers and mailboxes can recognise a repetition. */
export const messageId = (id: string, from: string): string =>
  `<${id}@${/@([^\s>]+)/.exec(from)?.[1] ?? 'leaf.localhost'}>`;
