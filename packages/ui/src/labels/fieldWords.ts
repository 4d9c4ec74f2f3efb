import type { RowName } from '@leaf/emissions';
import type { FieldWords } from '@leaf/emissions/words';

/** The labels of the delivery fields. */
export const deliveryWords = ({
  level,
  country,
  region,
  impressions,
  placement_type,
  payload,
  completion_rate,
  fixed_ratio,
  mobile_ratio,
}: FieldWords) => ({
  ...{ level, country, region, impressions, placement_type },
  ...{ payload, completion_rate, fixed_ratio, mobile_ratio },
});

/** The model's names for the numbers of a row, which are the labels of the fields. */
export function rowNames(words: FieldWords) {
  const { name, level, country, region, buy_type, placement_type, device_type, ...numbers } = words;
  return Object.fromEntries(Object.entries(numbers).map(([field, word]) => [`row.${field}`, word])) as Record<
    `row.${Exclude<RowName, 'grid'>}`,
    string
  >;
}
