import type { Fault, FieldFault, Params } from '@leaf/api-client/contract';
import type { ErrorObject } from 'ajv';
import { patternOf } from './specification.ts';

type Finding = { code: FieldFault; params?: Params };

/** The longest foreign name shown, for each part of a path. */
const NAME_LENGTH = 64;

/** The type and bounds of a number, as far as the contract names them. */
function range({ parentSchema: { type, minimum, maximum } = {} }: ErrorObject): Params {
  return {
    type: [type].flat().includes('integer') ? 'integer' : 'number',
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
  };
}

function wrongType(error: ErrorObject): Finding {
  const types = [error.parentSchema?.type ?? []].flat();
  if (types.includes('integer') || types.includes('number'))
    return { code: typeof error.data === 'number' ? 'not_whole' : 'not_a_number', params: range(error) };
  if (types.includes('boolean')) return { code: 'not_a_boolean' };
  if (types.includes('array')) return { code: 'not_a_list' };
  if (types.includes('object')) return { code: 'not_an_object' };
  return { code: 'not_text' };
}

/** The faults of texts that do not fit the pattern of a schema; of any other pattern a character is wrong. */
const faultsByPattern: ReadonlyMap<string, FieldFault> = new Map([
  [patternOf('Code'), 'not_six_digits'],
  [patternOf('Name'), 'not_visible'],
  [patternOf('Username'), 'not_visible'],
  [patternOf('NullableExternalId'), 'not_visible'],
  [patternOf('IfMatch'), 'not_a_version'],
]);

/** The fault behind a keyword of the contract; null for those that only repeat others. */
function fault(error: ErrorObject): Finding | null {
  const { keyword, params } = error;
  switch (keyword) {
    case 'required':
      return { code: 'missing' };
    case 'additionalProperties':
      return { code: 'unknown_field' };
    case 'type':
      return wrongType(error);
    case 'minimum':
    case 'maximum':
      return { code: 'out_of_range', params: range(error) };
    case 'minLength':
      return params.limit === 1
        ? { code: 'missing' }
        : { code: 'too_short', params: { minimum: params.limit } };
    case 'maxLength':
      return { code: 'too_long', params: { maximum: params.limit } };
    case 'enum':
      return {
        code: 'unknown_value',
        params: { allowed: params.allowedValues.filter((value: unknown) => value !== null).map(String) },
      };
    case 'minItems':
      return { code: 'too_few', params: { minimum: params.limit } };
    case 'maxItems':
      return { code: 'too_many', params: { maximum: params.limit } };
    case 'uniqueItems':
      return { code: 'duplicate' };
    case 'format':
      return { code: params.format === 'email' ? 'not_an_email' : 'malformed' };
    case 'pattern':
      return { code: faultsByPattern.get(String(params.pattern)) ?? 'forbidden_character' };
    case 'oneOf':
    case 'anyOf':
    case 'if':
      return null;
    default:
      return { code: 'malformed' };
  }
}

function pathOf({ instancePath, keyword, params }: ErrorObject): string {
  const parts = instancePath.split('/').slice(1);
  if (keyword === 'required') parts.push(String(params.missingProperty));
  if (keyword === 'additionalProperties') parts.push(String(params.additionalProperty));
  return parts.map((part) => (part.length > NAME_LENGTH ? `${part.slice(0, NAME_LENGTH)}…` : part)).join('.');
}

/** The validator's findings as faults of fields, the first one for each place. */
export function fieldErrors(errors: readonly ErrorObject[], context: string | undefined): Fault[] {
  const found = new Map<string, Fault>();
  for (const error of errors) {
    const path = pathOf(error);
    const finding = fault(error);
    if (finding === null || found.has(path)) continue;
    const whole = path === '' && context === 'body';
    found.set(path, { path, ...(whole ? { code: 'body_not_an_object' } : finding) });
  }
  return [...found.values()];
}
