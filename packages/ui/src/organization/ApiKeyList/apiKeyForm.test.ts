import { describe, expect, it } from 'vitest';
import {
  apiKeyRuleLabels,
  initialKey,
  keyLifetimes,
  keyRules,
  lifetimeValue,
  toNewKey,
} from './apiKeyForm.ts';

const rules = keyRules(apiKeyRuleLabels);

describe('what a new key needs', () => {
  it.each([
    ['', apiKeyRuleLabels.nameRequired],
    ['  ', apiKeyRuleLabels.nameRequired],
    ['Nightly import', null],
  ])('the name %j', (name, fault) => {
    expect(rules.name(name)).toBe(fault);
  });

  it('at least one scope', () => {
    expect(rules.scopes([])).toBe(apiKeyRuleLabels.scopeRequired);
    expect(rules.scopes(['write'])).toBeNull();
  });
});

describe('what is sent', () => {
  it('has a trimmed name and the scopes in order', () => {
    expect(toNewKey({ name: ' Website ', scopes: ['write', 'read'], days: '365' })).toEqual({
      name: 'Website',
      scopes: ['read', 'write'],
      days: 365,
    });
  });

  it.each([...keyLifetimes])('keeps a lifetime of %s days', (days) => {
    expect(toNewKey({ ...initialKey, name: 'Website', days: lifetimeValue(days) }).days).toBe(days);
  });

  it('expires unless the admin says otherwise', () => {
    expect(toNewKey({ ...initialKey, name: 'Website' })).toEqual({
      name: 'Website',
      scopes: ['read'],
      days: 90,
    });
  });
});
