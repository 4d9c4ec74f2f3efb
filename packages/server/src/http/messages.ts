import type { ErrorObject } from 'ajv';
import type { FieldError } from './problem.ts';

const labels: Record<string, string> = {
  email: 'E-mail',
  activation_code: 'Activation code',
  organization_id: 'Organization',
  org_id: 'Organization',
  user_id: 'User',
  ads_txt_lines: 'Ads.txt lines',
  ssd_copies: 'SSD copies',
  hdd_copies: 'HDD copies',
  lto_copies: 'LTO copies',
};

/** Most characters of a name that is not ours, of each part of a path. */
const NAME_LENGTH = 64;

/** A field's name as a person would say it. */
function label(path: string): string {
  const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
  const words = name.replaceAll(/[_-]/g, ' ').toLowerCase();
  return (
    (Object.hasOwn(labels, name) ? labels[name] : undefined) ??
    (words ? words.charAt(0).toUpperCase() + words.slice(1) : 'The body')
  );
}

const count = (value: unknown) => (typeof value === 'number' ? value.toLocaleString('en-GB') : String(value));

type Bounds = { type?: string | string[]; minimum?: number; maximum?: number };

const bounds = ({ parentSchema: { type, minimum, maximum } = {} }: ErrorObject): Bounds => ({
  type,
  minimum,
  maximum,
});

function numberRule(schema: Bounds): string {
  const whole = [schema.type].flat().includes('integer') ? 'a whole number' : 'a number';
  if (schema.minimum !== undefined && schema.maximum !== undefined)
    return `must be ${whole} from ${count(schema.minimum)} to ${count(schema.maximum)}`;
  if (schema.minimum !== undefined) return `must be ${whole} of at least ${count(schema.minimum)}`;
  if (schema.maximum !== undefined) return `must be ${whole} of at most ${count(schema.maximum)}`;
  return `must be ${whole}`;
}

function typeRule(schema: Bounds): string {
  const types = [schema.type ?? []].flat();
  if (types.includes('integer') || types.includes('number')) return numberRule(schema);
  if (types.includes('boolean')) return 'must be true or false';
  if (types.includes('array')) return 'must be a list';
  if (types.includes('object')) return 'must be an object';
  return 'must be text';
}

function rule(error: ErrorObject): string | null {
  const { params } = error;
  switch (error.keyword) {
    case 'required':
      return 'is required';
    case 'additionalProperties':
      return 'is not known here';
    case 'type':
      return typeRule(bounds(error));
    case 'minimum':
    case 'maximum':
      return numberRule(bounds(error));
    case 'minLength':
      return params.limit === 1 ? 'is required' : `must have at least ${count(params.limit)} characters`;
    case 'maxLength':
      return `must have at most ${count(params.limit)} characters`;
    case 'enum':
      return `must be one of ${params.allowedValues.filter((value: unknown) => value !== null).join(', ')}`;
    case 'minItems':
      return params.limit === 1 ? 'is required' : `must have at least ${count(params.limit)} entries`;
    case 'maxItems':
      return `must have at most ${count(params.limit)} entries`;
    case 'uniqueItems':
      return 'must not name the same entry twice';
    case 'format':
      return params.format === 'email' ? 'must be an e-mail address' : 'is not valid';
    case 'pattern':
      if (String(params.pattern).includes('[0-9]{6}')) return 'has 6 digits';
      return String(params.pattern).includes('\\S')
        ? 'needs a visible character and no control characters'
        : 'has a character that is not allowed';
    case 'oneOf':
    case 'anyOf':
    case 'if':
      return null;
    default:
      return 'is not valid';
  }
}

function pathOf({ instancePath, keyword, params }: ErrorObject): string {
  const parts = instancePath.split('/').slice(1);
  if (keyword === 'required') parts.push(String(params.missingProperty));
  if (keyword === 'additionalProperties') parts.push(String(params.additionalProperty));
  return parts.map((part) => (part.length > NAME_LENGTH ? `${part.slice(0, NAME_LENGTH)}…` : part)).join('.');
}

/** The validator's findings as sentences for a person, the first one for each place. */
export function fieldErrors(errors: readonly ErrorObject[], context: string | undefined): FieldError[] {
  const found = new Map<string, string>();
  for (const error of errors) {
    const path = pathOf(error);
    const sentence = rule(error);
    if (sentence === null || found.has(path)) continue;
    const whole = path === '' && context === 'body';
    found.set(path, whole ? 'Send a JSON object.' : `${label(path)} ${sentence}.`);
  }
  return [...found].map(([path, message]) => ({ path, message }));
}
