import { IconInfoCircle } from '@tabler/icons-react';
import { useLabels } from '../../../labels/useLabels.ts';
import { emissionsChartLabels } from './labels.ts';
import classes from './NoEmissions.module.css';

export type NoEmissionsProps = { labels?: Partial<typeof emissionsChartLabels> };

/** Shown instead of the chart if a campaign's total is 0. */
export function NoEmissions({ labels }: NoEmissionsProps) {
  const text = useLabels('emissionsChart', emissionsChartLabels, labels);
  return (
    <div role="status" className={classes.info}>
      <IconInfoCircle size={20} stroke={1.75} aria-hidden className={classes.icon} />
      {text.empty}
    </div>
  );
}
