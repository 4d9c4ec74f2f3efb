/* Second entry of the package: whatever draws with recharts, so that it never rides along with the main entry. */
import './charts.css';

export {
  EmissionsChart,
  type EmissionsChartProps,
} from './campaigns/overview/EmissionsChart/EmissionsChart.tsx';
/* Images */
export { SsimChart, type SsimChartProps } from './images/SsimChart/SsimChart.tsx';
export { ssimChartLabels } from './images/SsimChart/ssimChartLabels.ts';
