import type { LeafLabels } from '../theme/leafContext.ts';
import { account } from './de/account.ts';
import { benchmarks } from './de/benchmarks.ts';
import { campaigns } from './de/campaigns.ts';
import { images } from './de/images.ts';
import { layout } from './de/layout.ts';
import { model } from './de/model.ts';
import { organization } from './de/organization.ts';
import { rows } from './de/rows.ts';

/** German, complete: `<LeafProvider locale="de-DE" labels={de}>`. */
export const de: LeafLabels = {
  ...account,
  ...organization,
  ...campaigns,
  ...rows,
  ...model,
  ...benchmarks,
  ...images,
  ...layout,
};
