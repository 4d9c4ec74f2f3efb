const forms = { key: /^leaf_[\w-]{40}$/, embed: /^leaf_embed_[\w-]{40}$/ } as const;

/** What programs sign in with: an API key, or an embed token made with one. */
export type MachineKind = keyof typeof forms;

/** The kind of a program's token, told by its form; undefined for a person's, and for anything else. */
export const machineKindOf = (token: string): MachineKind | undefined =>
  (['key', 'embed'] as const).find((kind) => forms[kind].test(token));
