/** The Message-ID of a mail: the same for every try, so that a server or a mailbox can tell a repetition. */
export const messageId = (id: string, from: string): string =>
  `<${id}@${/@([^\s>]+)/.exec(from)?.[1] ?? 'leaf.localhost'}>`;
