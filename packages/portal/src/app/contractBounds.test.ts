import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { mostRows } from '../../../connect/src/campaigns/bulkRows.ts';
import { longestName } from '../../../connect/src/campaigns/copyNamer.ts';
import { mostInSet } from '../../../ui/src/images/ImageList/SetLink.tsx';
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
  ['images of a set', IMAGES_PER_SET, mostOf('OutcomeList', 'data')],
  ['choices of a set', IMAGES_PER_SET, mostOf('NewChoices', 'choices')],
  ['images of an order', IMAGES_PER_CALL, mostOf('NewJob', 'images')],
  ['characters of a name', longestName, schemas.Name?.maxLength],
])('the most %s is that of the contract', (_, most, bound) => expect(most).toBe(bound));
