/** The labels of `WeightBridge`. */
export const weightBridgeLabels = {
  title: 'In a campaign',
  about: 'What the lighter file changes in the delivery rows that show this picture.',
  campaign: 'Campaign',
  choose: 'Choose a campaign',
  rows: 'Delivery rows that show this picture',
  row: (country: string, impressions: string) => `${country}, ${impressions} impressions`,
  notTaken: 'A video, or a measured payload: a picture’s weight cannot stand here.',
  noRows: 'This campaign has no delivery rows.',
  loading: 'Loading…',
  before: 'With the original',
  after: (name: string) => `With ${name}`,
  saved: 'Saved',
  kg: 'kg CO2e',
  shares: (delivery: string, campaign: string) =>
    `${delivery} of Delivery and ${campaign} of the whole campaign.`,
  heavier: 'This file is heavier than the original: emissions rise.',
  payload: (kb: string, mb: string) =>
    `${kb} KB is written as a payload of ${mb} MB; the model adds the overhead of each impression to it.`,
  becomes: 'A row of level 0 becomes one of level 1: its payload is then yours, not the default.',
  use: (count: number) => (count === 1 ? 'Use this weight in 1 row' : `Use this weight in ${count} rows`),
  used: (count: number) => (count === 1 ? 'Written to 1 row.' : `Written to ${count} rows.`),
  undo: 'Undo',
  open: 'Open Delivery',
  usedIn: 'Used in',
  more: (count: number) => (count === 1 ? 'and 1 more row' : `and ${count} more rows`),
  plan: 'Without a campaign',
  planAbout: 'What the lighter file changes for impressions that are still a plan.',
  impressions: 'Impressions',
  country: 'Country',
  region: 'Region',
  tooManyImpressions: (most: string) => `Enter at most ${most}.`,
  counted: (impressions: string, country: string) =>
    `Counted: the delivery of this picture alone, ${impressions} impressions in ${country}. The other stages of a campaign are not in these figures.`,
};

export type WeightBridgeLabels = typeof weightBridgeLabels;
