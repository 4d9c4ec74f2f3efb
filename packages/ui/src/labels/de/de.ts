import type { CompleteWords } from '../words.ts';
import { account } from './account.ts';
import { benchmarks } from './benchmarks.ts';
import { campaigns } from './campaigns.ts';
import { images } from './images.ts';
import { layout } from './layout.ts';
import { model } from './model.ts';
import { organization } from './organization.ts';
import { rows } from './rows.ts';

/** German, complete: `<LeafProvider locale="de-DE" labels={de}>`. */
export const de: CompleteWords = {
  ...account,
  ...organization,
  ...campaigns,
  ...rows,
  ...model,
  ...benchmarks,
  ...images,
  ...layout,
};
