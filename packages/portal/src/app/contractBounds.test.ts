import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { mostRows } from '../../../connect/src/campaigns/bulkRows.ts';
import { longestName } from '../../../connect/src/campaigns/copyNamer.ts';
import { mostImages } from '../../../connect/src/images/bulkImages.ts';
import { emailMaxLength, passwordLength, usernameMaxLength } from '../../../ui/src/account/accountRules.ts';
import { longestId } from '../../../ui/src/campaigns/plan/planLine.ts';
import { longestName as longestTypedName } from '../../../ui/src/campaigns/row/rules.ts';
import { mostInSet } from '../../../ui/src/images/ImageList/SetLink.tsx';
import { organizationNameMaxLength } from '../../../ui/src/organization/organizationRules.ts';
import { IMAGES_PER_CALL, IMAGES_PER_SET } from './images/setOrders.ts';

type Bounded = { maxItems?: number };
type Schema = { properties: Record<string, Bounded>; maxLength?: number };
type Contract = { components: { schemas: Record<string, Schema> } };

const file = path.join(import.meta.dirname, '../../../../openapi.yaml');
const { schemas }: Contract['components'] = parse(readFileSync(file, 'utf8')).components;
const mostOf = (schema: string, field: string) => schemas[schema]?.properties[field]?.maxItems;

test.each([
  ['rows of a change', mostRows, mostOf('Bulk', 'operations')],
  ['images that a set link opens', mostInSet, mostOf('OutcomeList', 'data')],
  ['images of a change', mostImages, mostOf('ImagesChange', 'images')],
  ['images of a set', IMAGES_PER_SET, mostOf('OutcomeList', 'data')],
  ['choices of a set', IMAGES_PER_SET, mostOf('NewChoices', 'choices')],
  ['images of an order', IMAGES_PER_CALL, mostOf('NewJob', 'images')],
  ['characters of a copy’s name', longestName, schemas.Name?.maxLength],
  ['characters of a row’s or campaign’s name', longestTypedName, schemas.Name?.maxLength],
  ['characters of an external ID', longestId, schemas.NullableExternalId?.maxLength],
  ['characters of an organization’s name', organizationNameMaxLength, schemas.Name?.maxLength],
  ['characters of a username', usernameMaxLength, schemas.Username?.maxLength],
  ['characters of an e-mail address', emailMaxLength, schemas.Email?.maxLength],
  ['characters of a password', passwordLength.max, schemas.NewPassword?.maxLength],
])('the most %s is that of the contract', (_, most, bound) => expect(most).toBe(bound));
