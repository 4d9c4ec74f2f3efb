/* Eighth entry of the package: measuring where two pictures differ, for a worker or, where none starts, the page. */

export { differencesHere } from './images/compare/differencesHere.ts';
export { serveDifferences } from './images/compare/serveDifferences.ts';
