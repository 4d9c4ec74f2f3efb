import { ofEachStage } from '@leaf/emissions';
import { launchRows } from '@leaf/emissions/examples';
import { wordOf } from '../labels/wordOf.ts';

/** The names of the example's rows stand under what the model's examples call them. */
export const exampleCampaignLabels = {
  name: 'Example campaign',
  description:
    'To look around: display and video in Germany, France and Spain. Change it as you like, or delete it.',
  'Film masters': 'Film masters',
  'Banner sets': 'Banner sets',
  Sound: 'Sound',
  'Open auction, Germany': 'Open auction, Germany',
  'Open auction video, France': 'Open auction video, France',
  'Curated deals, Spain': 'Curated deals, Spain',
  'News site, Germany': 'News site, Germany',
  'Banners, Germany': 'Banners, Germany',
  'Film 20 s, France': 'Film 20 s, France',
  'Film, Spain': 'Film, Spain',
  'Film, Spain, phones': 'Film, Spain, phones',
  'Film, Spain, computers': 'Film, Spain, computers',
};

/** A campaign with rows in all four stages, as one enters it, for somebody who has none yet. */
export function exampleCampaign(text: typeof exampleCampaignLabels) {
  return {
    name: text.name,
    description: text.description,
    rows: ofEachStage((stage) => launchRows[stage].map((row) => ({ ...row, name: wordOf(text, row.name) }))),
  };
}
