import { createLeafClient, type NewStageRow } from '@leaf/api-client';
import { createMockApi, mockToken } from '@leaf/api-client/mocks';
import { EmissionsError, emissionsOf, type Stage, stages } from '@leaf/emissions';
import fc from 'fast-check';
import { getResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import {
  consumptionRow,
  deliveryRow,
  selectionRow,
  storageRow,
} from '../../../emissions/test/arbitraries.ts';
import { saysSame } from './saysSame.ts';

const mock = createMockApi();
const api = createLeafClient({
  baseUrl: 'https://leaf.test/api',
  getToken: () => mockToken(9),
  fetch: async (request) => {
    const answer = await getResponse(mock.handlers, request);
    if (!answer) throw new TypeError('fetch failed');
    return answer;
  },
});

const inputs: { [S in Stage]: fc.Arbitrary<Parameters<(typeof emissionsOf)[S]>[0]> } = {
  storage: storageRow,
  selection: selectionRow,
  delivery: deliveryRow,
  consumption: consumptionRow,
};

/** A row as it is sent, with what may be left out missing now and then. */
const sentRows = (stage: Stage): fc.Arbitrary<NewStageRow[Stage]> =>
  fc
    .tuple(fc.constantFrom('Open web', ' Open web '), inputs[stage] as fc.Arbitrary<object>)
    .map(([name, row]) => JSON.parse(JSON.stringify({ name, ...row })));

const create = (stage: Stage, row: NewStageRow[Stage]) => {
  mock.reset();
  return api.createRow(stage, 12, row as never);
};

/** What the model makes of a row; undefined if it is none. */
function computed(stage: Stage, row: object) {
  try {
    return (emissionsOf[stage] as (row: object) => object)(row);
  } catch (error) {
    if (error instanceof EmissionsError) return undefined;
    throw error;
  }
}

describe.each(stages)('a row of %s', (stage) => {
  test('says what was sent, with the defaults of what was left out', async () => {
    await fc.assert(
      fc.asyncProperty(sentRows(stage), async (sent) => {
        expect(saysSame(stage, await create(stage, sent), sent)).toBe(true);
      }),
    );
  });

  test('says something else when a value makes another row of it', async () => {
    await fc.assert(
      fc.asyncProperty(sentRows(stage), sentRows(stage), fc.nat(), async (sent, other, place) => {
        const fields = Object.keys(other).filter((name) => name !== 'name');
        const field = fields[place % fields.length] as keyof typeof other;
        const changed = { ...sent, [field]: other[field] };
        const wanted = computed(stage, changed);
        fc.pre(wanted !== undefined);
        const same = JSON.stringify(wanted) === JSON.stringify(computed(stage, sent));
        expect(saysSame(stage, await create(stage, sent), changed)).toBe(same);
      }),
    );
  });
});

describe('a row', () => {
  const sent = { name: 'Open web', level: 0, country: 'Spain', region: 'Europe', impressions: 9 };
  const ids = { id: 3, version: 2, external_id: 'L-1', image_id: null };
  const row = {
    ...{ ...sent, ...ids, placement_type: 'display', payload: null, completion_rate: null },
    ...{ total_emissions: 1, fixed_ratio: 0.6, mobile_ratio: 0.4 },
  };
  const display = { ...sent, placement_type: 'display' };
  const video = { ...display, level: 2, payload: 1.5 };
  const videoRow = { ...row, ...video, placement_type: 'video_hai', completion_rate: 1 };

  test.each([
    ['says the same with what the server adds', row, display, true],
    ['says the same with a default of the model', videoRow, video, true],
    ['says the same with its own external ID', row, { ...display, external_id: ' L-1 ' }, true],
    ['says something else in a value', { ...row, impressions: 10 }, display, false],
    ['says something else where a default was', { ...videoRow, completion_rate: 0.5 }, video, false],
    [
      'says something else in a value that was added',
      row,
      { ...display, placement_type: 'video_hai' },
      false,
    ],
    ['says something else in its name', row, { ...display, name: 'Web' }, false],
    ['says something else in its external ID', row, { ...display, external_id: null }, false],
    ['says something else in its picture', { ...row, image_id: 5 }, { ...display, image_id: null }, false],
  ])('%s: %o', (_, stored, payload, expected) =>
    expect(saysSame('delivery', stored, payload)).toBe(expected),
  );
});
