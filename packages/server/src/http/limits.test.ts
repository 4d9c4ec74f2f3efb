import { limits } from '@leaf/emissions';
import { expect, it } from 'vitest';
import { readSpecification } from '../core/specification.ts';

type Schema = { $ref?: string; minimum?: number; maximum?: number; type?: string | string[] };

// The rest of the document is of no interest here.
const { components } = readSpecification() as unknown as {
  components: { schemas: Record<string, Schema & { properties?: Record<string, Schema> }> };
};
const { schemas } = components;

/** A field's schema, wherever it stands. */
function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name ? resolved(schemas[name] ?? {}) : schema;
}

const fields = ['NewStorageRow', 'NewSelectionRow', 'NewDeliveryRow', 'NewConsumptionRow'].flatMap((row) =>
  Object.entries(schemas[row]?.properties ?? {}).flatMap(([field, schema]) =>
    field in limits ? [{ row, field: field as keyof typeof limits, schema: resolved(schema) }] : [],
  ),
);

it.each(fields)('$row: $field has the bounds the forms read from the model', ({ field, schema }) => {
  const { min, max, whole } = limits[field];
  expect({ min: schema.minimum, max: schema.maximum }).toEqual({ min, max });
  expect([schema.type].flat()).toContain(whole ? 'integer' : 'number');
});

it('compares every number of a row', () => {
  expect(new Set(fields.map(({ field }) => field)).size).toBe(Object.keys(limits).length - 1);
});
