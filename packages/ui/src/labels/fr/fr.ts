import type { CompleteWords } from '../words.ts';
import { account } from './account.ts';
import { benchmarks } from './benchmarks.ts';
import { campaigns } from './campaigns.ts';
import { images } from './images.ts';
import { layout } from './layout.ts';
import { model } from './model.ts';
import { organization } from './organization.ts';
import { rows } from './rows.ts';

/** French, complete: `<LeafProvider locale="fr-FR" labels={fr}>`. */
export const fr: CompleteWords = {
  ...account,
  ...organization,
  ...campaigns,
  ...rows,
  ...model,
  ...benchmarks,
  ...images,
  ...layout,
};
