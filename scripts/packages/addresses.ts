import assert from 'node:assert/strict';

/** What a published package says of where it comes from. */
export type Addresses = {
  homepage: string;
  repository: { type: 'git'; url: string; directory: string };
  bugs: { url: string };
};

/**
 * The addresses of a package, from that of the clone's `origin`.
 * @param remote as `git remote get-url origin` says it: over HTTPS or SSH
 * @throws if there is none, or if it is no public address: a path, or a host by itself
 */
export function addressesFrom(remote: string, name: string): Addresses {
  const [, host, repository] =
    /^(?:https:\/\/(?:[^@/]+@)?|ssh:\/\/(?:[^@/]+@)|git@)([\w-]+(?:\.[\w-]+)+)(?::\d+)?[/:](.+?)(?:\.git)?\/?$/.exec(
      remote.trim(),
    ) ?? [];
  if (!host || !repository)
    throw new Error(
      `The packages say where they come from, and the clone's origin (${remote.trim() || 'there is none'}) is no public address. Add it: git remote add origin https://HOST/OWNER/NAME`,
    );
  const home = `https://${host}/${repository}`;
  const directory = `packages/${name}`;
  return {
    homepage: `${home}/tree/HEAD/${directory}#readme`,
    repository: { type: 'git', url: `git+${home}.git`, directory },
    bugs: { url: `${home}/issues` },
  };
}

/** Tests what may be published, and as what. */
export function tryAddresses(): string {
  const expected = {
    homepage: 'https://git.example/leaf/leaf/tree/HEAD/packages/ui#readme',
    repository: { type: 'git', url: 'git+https://git.example/leaf/leaf.git', directory: 'packages/ui' },
    bugs: { url: 'https://git.example/leaf/leaf/issues' },
  };
  const same = [
    'https://git.example/leaf/leaf.git\n',
    'https://git.example/leaf/leaf/',
    'git@git.example:leaf/leaf.git',
    'ssh://git@git.example:22/leaf/leaf.git',
    // Whoever cloned with a token must not publish it.
    'https://person:secret@git.example/leaf/leaf.git',
  ];
  for (const remote of same) assert.deepEqual(addressesFrom(remote, 'ui'), expected, remote);
  for (const remote of ['', '/srv/leaf', '../leaf', 'file:///srv/leaf', 'https://localhost/leaf'])
    assert.throws(() => addressesFrom(remote, 'ui'), /no public address/, remote);
  return '';
}
