import { describe, expect, test } from 'vitest';
import { storageStart, toStoragePayload, validateStorage } from './storageRow.ts';

const named = { ...storageStart, name: 'Masters' };

test('starts with a payload of 1 and no copies', () => {
  expect(toStoragePayload(named)).toEqual({
    name: 'Masters',
    payload: 1,
    ssd_copies: 0,
    hdd_copies: 0,
    lto_copies: 0,
    cloud_copies: 0,
  });
});

test('a name has as many characters as the API counts', () => {
  expect(validateStorage({ ...named, name: '𠮷'.repeat(200) })).toEqual({});
});

test('the name leaves trimmed', () => {
  expect(toStoragePayload({ ...named, name: '  Masters ' }).name).toBe('Masters');
});

test.each([
  ['2.5', 2.5],
  ['2,5', 2.5],
  ['0', 0],
])('a payload of %j is sent as %d', (payload, expected) => {
  expect(validateStorage({ ...named, payload })).toEqual({});
  expect(toStoragePayload({ ...named, payload }).payload).toBe(expected);
});

describe('is not sent', () => {
  test.each([
    ['without a name', { name: '  ' }, 'name'],
    ['with a name over 200 characters', { name: 'x'.repeat(201) }, 'name'],
    ['with a name over 200 characters outside the basic plane', { name: '𠮷'.repeat(201) }, 'name'],
    ['without a payload', { payload: '' }, 'payload'],
    ['with a payload that is no number', { payload: 'abc' }, 'payload'],
    ['with a negative payload', { payload: '-1' }, 'payload'],
    ['with a payload over the limit', { payload: '1000000001' }, 'payload'],
    ['with half a copy', { ssd_copies: '1.5' }, 'ssd_copies'],
    ['with blank copies', { hdd_copies: '' }, 'hdd_copies'],
    ['with too many copies', { lto_copies: '1000001' }, 'lto_copies'],
    ['with negative copies', { cloud_copies: '-1' }, 'cloud_copies'],
  ])('%s', (_, change, field) => {
    expect(Object.keys(validateStorage({ ...named, ...change }))).toEqual([field]);
  });
});
