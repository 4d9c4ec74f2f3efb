import { describe, expect, it } from 'vitest';
import { fieldErrors } from './messages.ts';
import { requestValidators } from './validators.ts';

const compile = requestValidators();

function sentence(schema: object, value: unknown): string | undefined {
  const validate = compile({ type: 'object', properties: { impressions: schema } }, 'body');
  validate({ impressions: value });
  return fieldErrors(validate.errors ?? [], 'body')[0]?.message;
}

describe('what a person reads about a value that breaks a rule', () => {
  it.each<[object, unknown, string]>([
    [
      { type: 'integer', minimum: 0, maximum: 1e12 },
      'many',
      'Impressions must be a whole number from 0 to 1,000,000,000,000.',
    ],
    [{ type: 'integer', minimum: 0, maximum: 9 }, 10, 'Impressions must be a whole number from 0 to 9.'],
    [{ type: ['number', 'null'], minimum: 1 }, 0, 'Impressions must be a number of at least 1.'],
    [{ type: 'boolean' }, 'yes', 'Impressions must be true or false.'],
    [{ type: 'string', minLength: 1 }, '', 'Impressions is required.'],
    [{ type: 'string', minLength: 8 }, 'a', 'Impressions must have at least 8 characters.'],
    [{ type: 'string', maxLength: 2 }, 'abc', 'Impressions must have at most 2 characters.'],
    [{ type: 'string', format: 'email' }, 'a', 'Impressions must be an e-mail address.'],
    [{ type: 'string', pattern: '^[0-9]{6}$' }, '12', 'Impressions has 6 digits.'],
    [{ enum: ['a', 'b', null] }, 'c', 'Impressions must be one of a, b.'],
    [{ type: 'array', minItems: 1 }, [], 'Impressions is required.'],
    [{ type: 'array', maxItems: 1 }, [1, 2], 'Impressions must have at most 1 entries.'],
    [{ type: 'array', uniqueItems: true }, [1, 1], 'Impressions must not name the same entry twice.'],
  ])('%j given %j', (schema, value, expected) => expect(sentence(schema, value)).toBe(expected));

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
    expect(fieldErrors(validate.errors ?? [], 'body')).toEqual([
      { path: 'email', message: 'E-mail is required.' },
      { path: 'reset_code', message: 'Reset code is required.' },
      { path: 'other', message: 'Other is not known here.' },
    ]);
    validate({ email: 'a', reset_code: 'b', constructor: 1 });
    expect(fieldErrors(validate.errors ?? [], 'body')).toEqual([
      { path: 'constructor', message: 'Constructor is not known here.' },
    ]);
    validate('text');
    expect(fieldErrors(validate.errors ?? [], 'body')[0]?.message).toBe('Send a JSON object.');
  });
});
