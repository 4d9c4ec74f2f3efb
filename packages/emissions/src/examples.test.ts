import { describe, expect, test } from 'vitest';
import { expectClose } from '../test/close.ts';
import fixture from '../test/examples.fixture.json' with { type: 'json' };
import {
  benchmarks,
  consumptionEmissions,
  deliveryEmissions,
  type SelectionInput,
  selectionEmissions,
  stages,
  storageEmissions,
} from './index.ts';

type Example = (typeof fixture.examples)[number];

const text = (value: string | undefined): string => value ?? '';

/** The example through the function of its stage; the examples write copies without their suffix. */
function calculate({ stage, input }: Example): object {
  const { grid, impressions = 0, level = 1, country, region, payload, view_time, device_type } = input;
  const options = { grid };
  const place = { country: text(country), impressions, level };
  const placement = input.placement_type === 'video_hai' ? 'video_hai' : 'display';
  switch (stage) {
    case 'storage':
      return storageEmissions({
        payload: payload ?? Number.NaN,
        ssd_copies: input.ssd,
        hdd_copies: input.hdd,
        lto_copies: input.lto,
        cloud_copies: input.cloud,
      });
    case 'selection': {
      const buy_type: SelectionInput['buy_type'] = input.buy_type === 'direct' ? 'direct' : undefined;
      const { ads_txt_lines } = input;
      return selectionEmissions({ ...place, region: text(region), buy_type, ads_txt_lines }, options);
    }
    case 'delivery': {
      const { fixed_ratio, completion_rate } = input;
      const row = {
        ...place,
        region,
        payload,
        fixed_ratio,
        completion_rate,
        placement_type: placement,
      } as const;
      return deliveryEmissions(row, options);
    }
    default:
      return consumptionEmissions(
        { ...place, device_type: text(device_type), view_time, placement_type: placement },
        options,
      );
  }
}

describe('worked examples', () => {
  test.each(fixture.examples.map((example) => [example.id, example] as const))('%s', (_id, example) => {
    const result = Object.entries(calculate(example));
    for (const [field, expected] of Object.entries(example.output)) {
      const actual: unknown = result.find(([name]) => name === field)?.[1];
      expectClose(Number(actual), expected, field);
    }
  });
});

test("the method's own totals", () => {
  const totals = fixture.examples
    .filter(({ id }) => id.startsWith('M'))
    .map((example) => Object.entries(calculate(example)).find(([name]) => name === 'total_emissions')?.[1]);
  [12.909, 2.926575, 4.75438970775, 2.00478].forEach((expected, index) => {
    expectClose(Number(totals[index]), expected);
  });
});

describe('benchmarks', () => {
  const expected = fixture.benchmarks['Germany|Europe|Europe'];
  const actual = benchmarks({ country: 'Germany', region: 'Europe', delivery_region: 'Europe' });

  test.each(stages)('%s: labels, order and values', (stage) => {
    expect(Object.keys(actual[stage])).toEqual(Object.keys(expected[stage]));
    for (const [label, value] of Object.entries(expected[stage])) {
      expectClose(actual[stage][label] ?? Number.NaN, value, label);
    }
  });

  test('a German programmatic display impression comes to 622 g per 1000 over all stages', () => {
    const kgPerMillion =
      Number(actual.selection['RTB default (display)']) +
      Number(actual.delivery.Display) +
      Number(actual.consumption['Display (mixed)']);
    expect(Math.round(kgPerMillion)).toBe(622);
  });
});
