import { expect, test } from 'vitest';
import { campaignStart, toCampaignPayload, validateCampaign } from './campaignForm.ts';

test.each([
  ['', null],
  ['   ', null],
  [' Spring in Europe ', 'Spring in Europe'],
])('the description %j leaves as %j', (description, expected) => {
  expect(toCampaignPayload({ ...campaignStart, name: ' Spring ', description })).toEqual({
    name: 'Spring',
    description: expected,
    version: 'gmsf1.2',
  });
});

test.each([
  [{ name: '' }, ['name']],
  [{ name: ' ' }, ['name']],
  [{ name: 'x'.repeat(201) }, ['name']],
  [{ name: 'Spring', description: 'x'.repeat(2001) }, ['description']],
  [{ name: 'Spring', description: 'x'.repeat(2000) }, []],
])('%j is at fault in %j', (values, expected) => {
  expect(Object.keys(validateCampaign({ ...campaignStart, ...values }))).toEqual(expected);
});
