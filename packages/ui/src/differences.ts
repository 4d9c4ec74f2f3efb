/* Eighth entry of the package: measuring where two pictures differ, for a worker. */

export { serveDifferences } from './images/compare/serveDifferences.ts';
