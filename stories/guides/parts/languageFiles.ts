/**
 * Every file to change for a new language; `{language}` is its BCP 47 tag. The test next to this file checks the list.
 */
export const languageFiles: readonly (readonly [file: string, what: string])[] = [
  ['packages/ui/src/labels/{language}.ts', 'every word of the components and of the emissions model'],
  ['packages/ui/src/labels/languages.ts', 'its name in itself, its locale, and how its words load'],
  ['.changeset/*.md', 'a minor bump of @leaf/ui'],
];
