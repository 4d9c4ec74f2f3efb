/* Second entry of the package: everything that depends on recharts, so that it is never part of the main entry. */
import './charts.css';

export {
  EmissionsChart,
  type EmissionsChartProps,
} from './campaigns/overview/EmissionsChart/EmissionsChart.tsx';
/* Images */
export { SsimChart, type SsimChartProps } from './images/SsimChart/SsimChart.tsx';
export { ssimChartLabels } from './images/SsimChart/ssimChartLabels.ts';
