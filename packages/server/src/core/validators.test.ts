import { guards } from '@leaf/api-client/contract';
import { describe, expect, it } from 'vitest';
import { assertComplete } from '../http/routes.ts';
import { operationFacts, readSpecification } from './specification.ts';
import { answerCheck } from './validators.ts';

const document = readSpecification();
const facts = operationFacts(document);
const check = answerCheck(document, facts);
const JSON_TYPE = 'application/json; charset=utf-8';

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
    expect(check('listCampaigns', 200, JSON_TYPE, { data: [campaign] })).toBeNull();
    expect(check('deleteCampaign', 204, '', undefined)).toBeNull();
    expect(check('listCampaigns', 418, JSON_TYPE, { code: 'no', detail: 'No.' })).toBeNull();
    expect(check('getImage', 200, 'image/png', undefined)).toBeNull();
  });

  it.each<[string, Parameters<typeof check>]>([
    ['a status that is not declared', ['listCampaigns', 201, JSON_TYPE, { data: [] }]],
    [
      'a field that is not declared',
      ['listCampaigns', 200, JSON_TYPE, { data: [{ ...campaign, secret: 1 }] }],
    ],
    ['a field that is missing', ['listCampaigns', 200, JSON_TYPE, { data: [{ id: 1 }] }]],
    ['a number that is text', ['listCampaigns', 200, JSON_TYPE, { data: [{ ...campaign, id: '1' }] }]],
    ['another content type', ['listCampaigns', 200, 'text/html', '<p>']],
    ['a body where there is none', ['deleteCampaign', 204, JSON_TYPE, { data: [] }]],
    ['an error without its sentence', ['listCampaigns', 500, JSON_TYPE, { code: 'internal_error' }]],
    ['an error without its code', ['listCampaigns', 500, JSON_TYPE, { detail: 'No.' }]],
    ['an operation that is not there', ['guess', 200, JSON_TYPE, {}]],
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
