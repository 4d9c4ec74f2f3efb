/** The types of openapi.yaml, for those who need nothing but types. */
export type * from './generated/schema.ts';
