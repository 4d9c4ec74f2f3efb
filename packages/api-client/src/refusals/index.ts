export { type FieldFault, type FieldParams, fieldFaults } from './fields.ts';
export {
  chooseLanguage,
  isRefusalLanguage,
  namedLanguage,
  type RefusalLanguage,
  refusalLanguage,
  wordJobFailure,
  wordProblem,
  wordRefusedChange,
} from './languages.ts';
export type { Params, Refusal } from './refusal.ts';
export { type RefusalCode, type RefusalParams, type RefusalWith, refusals } from './table.ts';
export type { Fault, RefusalWords, RefusedChange, ToWord } from './words.ts';
