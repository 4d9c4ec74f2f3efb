/**
 * Every file to change for a new language; `{language}` is its BCP 47 tag. The test next to this file checks the list.
 */
export const languageFiles: readonly (readonly [file: string, what: string])[] = [
  ['packages/emissions/src/words.ts', 'the fields of a row'],
  ['packages/ui/src/labels/{language}.ts', 'every word of the components and of the emissions model'],
  ['packages/ui/src/labels/languages.ts', 'its name in itself, its locale, and how its words load'],
  ['packages/api-client/src/refusals/{language}.ts', 'every refusal of the API and every fault of a field'],
  ['packages/api-client/src/refusals/languages.ts', 'the languages the API answers in'],
  ['packages/server/src/words/{language}.ts', 'mails, answers and the pages of the server'],
  ['packages/server/src/words/languages.ts', 'where the server finds them'],
  ['packages/connect/src/words/{language}.ts', 'notices and errors of the connected components'],
  ['packages/portal/src/app/language/words.{language}.ts', 'titles, notices and sentences of the portal'],
  ['packages/portal/index.html', 'what a browser says that is too old, or that gets no code'],
];
