/** The room that answers for a component, by the path of any of its files: a package and the domain in it. */
export function ownerOf(file: string): string {
  const [, name = '', room = ''] = /packages\/(\w[\w-]*)\/src\/(\w+)/.exec(file) ?? [];
  return `@leaf/${name}, ${room}`;
}
