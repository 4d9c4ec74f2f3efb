import { guards } from '@leaf/api-client/contract';
import { describe, expect, it } from 'vitest';
import { assertComplete } from '../http/routes.ts';
import { operationFacts, readSpecification } from './specification.ts';
import { answerCheck } from './validators.ts';

const document = readSpecification();
const facts = operationFacts(document);
const check = answerCheck(document, facts);
const json = { 'content-type': 'application/json; charset=utf-8' };
const refusal = { ...json, 'content-language': 'en' };
const picture = { 'content-type': 'image/png', etag: '"1"', 'content-disposition': 'attachment' };

describe('the comparison of answers with the contract', () => {
  const campaign = {
    id: 1,
    name: 'C',
    description: null,
    version: 'gmsf1.2',
    revision: 1,
    total_emissions: 0,
    parts: [],
  };

  it('passes what the contract says', () => {
    expect(check('listCampaigns', 200, json, { data: [campaign] })).toBeNull();
    expect(check('deleteCampaign', 204, {}, undefined)).toBeNull();
    expect(check('listCampaigns', 418, refusal, { code: 'no', detail: 'No.' })).toBeNull();
    expect(check('getImage', 200, picture, undefined)).toBeNull();
    expect(check('getImage', 304, { etag: '"1"' }, undefined)).toBeNull();
    expect(check('listCampaigns', 200, { ...json, vary: 'Origin' }, { data: [] })).toBeNull();
  });

  it.each<[string, Parameters<typeof check>]>([
    ['a status that is not declared', ['listCampaigns', 201, json, { data: [] }]],
    ['a field that is not declared', ['listCampaigns', 200, json, { data: [{ ...campaign, secret: 1 }] }]],
    ['a field that is missing', ['listCampaigns', 200, json, { data: [{ id: 1 }] }]],
    ['a number that is text', ['listCampaigns', 200, json, { data: [{ ...campaign, id: '1' }] }]],
    ['another content type', ['listCampaigns', 200, { 'content-type': 'text/html' }, '<p>']],
    ['a body where there is none', ['deleteCampaign', 204, json, { data: [] }]],
    ['an error without its sentence', ['listCampaigns', 500, refusal, { code: 'internal_error' }]],
    ['an error without its code', ['listCampaigns', 500, refusal, { detail: 'No.' }]],
    ['a refusal without its language', ['listCampaigns', 500, json, { code: 'no', detail: 'No.' }]],
    [
      'a wait of no length',
      ['listCampaigns', 429, refusal, { code: 'too_many_calls', detail: 'Too many calls.' }],
    ],
    ['a file without its ETag', ['getImage', 200, { ...picture, etag: undefined }, undefined]],
    ['a header that is not declared', ['listCampaigns', 200, { ...json, etag: '"1"' }, { data: [] }]],
    ['an operation that is not there', ['guess', 200, json, {}]],
  ])('catches %s', (_case, answer) => expect(check(...answer)).not.toBeNull());
});

describe('the tables of operations', () => {
  it('name exactly those of the contract', () => {
    expect(() => assertComplete(facts, { guards })).not.toThrow();
    const { logIn: _missing, ...fewer } = guards;
    expect(() => assertComplete(facts, { guards: fewer })).toThrow('missing logIn');
    expect(() => assertComplete(facts, { guards: { ...guards, guess: 'open' } })).toThrow('unknown guess');
  });
});
