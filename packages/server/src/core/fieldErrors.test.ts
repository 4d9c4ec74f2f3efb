import { wordProblem } from '@leaf/api-client/contract';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from './fieldErrors.ts';
import { invalid } from './problem.ts';
import { patternOf } from './specification.ts';
import { requestValidators } from './validators.ts';

const compile = requestValidators();

type Validate = ReturnType<typeof compile>;
const worded = ({ errors }: Validate) =>
  wordProblem(invalid(fieldErrors(errors ?? [], 'body')), 'en').errors ?? [];

function found(schema: object, value: unknown) {
  const validate = compile({ type: 'object', properties: { impressions: schema } }, 'body');
  validate({ impressions: value });
  const [first] = worded(validate);
  return [first?.code, first?.message];
}

describe('what a person reads about a value that breaks a rule', () => {
  it.each<[object, unknown, string, string]>([
    [
      { type: 'integer', minimum: 0, maximum: 1e12 },
      'many',
      'not_a_number',
      'Impressions must be a whole number from 0 to 1,000,000,000,000.',
    ],
    [
      { type: 'integer', minimum: 0, maximum: 9 },
      0.5,
      'not_whole',
      'Impressions must be a whole number from 0 to 9.',
    ],
    [
      { type: 'integer', minimum: 0, maximum: 9 },
      10,
      'out_of_range',
      'Impressions must be a whole number from 0 to 9.',
    ],
    [
      { type: ['number', 'null'], minimum: 1 },
      0,
      'out_of_range',
      'Impressions must be a number of at least 1.',
    ],
    [{ type: 'boolean' }, 'yes', 'not_a_boolean', 'Impressions must be true or false.'],
    [{ type: 'string', minLength: 1 }, '', 'missing', 'Impressions is required.'],
    [{ type: 'string', minLength: 8 }, 'a', 'too_short', 'Impressions must have at least 8 characters.'],
    [{ type: 'string', maxLength: 2 }, 'abc', 'too_long', 'Impressions must have at most 2 characters.'],
    [{ type: 'string', format: 'email' }, 'a', 'not_an_email', 'Impressions must be an e-mail address.'],
    [{ type: 'string', pattern: '^[0-9]{6}$' }, '12', 'not_six_digits', 'Impressions has 6 digits.'],
    [
      { type: 'string', pattern: patternOf('Name') },
      '\u200b',
      'not_visible',
      'Impressions needs a visible character and no control characters.',
    ],
    [
      { type: 'string', pattern: '^(?=[a-z])\\w+$' },
      '1',
      'forbidden_character',
      'Impressions has a character that is not allowed.',
    ],
    [{ enum: ['a', 'b', null] }, 'c', 'unknown_value', 'Impressions must be one of a, b.'],
    [{ type: 'array', minItems: 1 }, [], 'too_few', 'Impressions must have at least 1 entry.'],
    [{ type: 'array', minItems: 2 }, [], 'too_few', 'Impressions must have at least 2 entries.'],
    [{ type: 'array', maxItems: 1 }, [1, 2], 'too_many', 'Impressions must have at most 1 entry.'],
    [
      { type: 'array', uniqueItems: true },
      [1, 1],
      'duplicate',
      'Impressions must not name the same entry twice.',
    ],
  ])('%j given %j is %s', (schema, value, code, message) =>
    expect(found(schema, value)).toEqual([code, message]),
  );

  it('names each missing and each unknown field once', () => {
    const validate = compile(
      {
        type: 'object',
        required: ['email', 'reset_code'],
        additionalProperties: false,
        properties: { email: { type: 'string' }, reset_code: { type: 'string' } },
      },
      'body',
    );
    validate({ other: 1 });
    expect(worded(validate)).toEqual([
      { path: 'email', code: 'missing', message: 'E-mail is required.' },
      { path: 'reset_code', code: 'missing', message: 'Reset code is required.' },
      { path: 'other', code: 'unknown_field', message: 'Other is not known here.' },
    ]);
    validate({ email: 'a', reset_code: 'b', constructor: 1 });
    expect(worded(validate)).toEqual([
      { path: 'constructor', code: 'unknown_field', message: 'Constructor is not known here.' },
    ]);
    validate('text');
    expect(worded(validate)[0]).toMatchObject({
      code: 'body_not_an_object',
      message: 'Send a JSON object.',
    });
  });
});
