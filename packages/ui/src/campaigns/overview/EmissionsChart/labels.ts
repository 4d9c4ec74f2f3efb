import { percents } from '../../../format/format.ts';
import { useFormat } from '../../../format/useFormat.ts';
import { stageLabels } from '../../../labels/stageLabels.ts';
import { useLabels } from '../../../labels/useLabels.ts';
import { sumOf } from '../../../sumOf.ts';
import { partLabels, partName } from '../stageWords.ts';
import type { EmissionComponent, StageSeries } from './emissionsSeries.ts';

export const emissionsChartLabels = {
  title: 'Emissions by stage and component',
  empty: 'Add rows to any stage to see the emissions chart.',
  unit: 'kg CO2e',
  ...stageLabels,
  ...partLabels,
  electricity: 'Electricity (use-phase)',
  embodied: 'Embodied',
  whole: 'Storage: not separated',
  scale: 'Scale',
  absolute: 'Kilograms',
  share: 'Shares',
  intensity: 'Per 1,000 impressions',
  axisShare: 'Share of the stage; 100% is the figure above it',
  axisIntensity: 'g CO2e per 1,000 impressions of the stage',
  kilograms: (value: string) => `${value} kg`,
  grams: (value: string) => `${value} g`,
  ofTotal: (share: string) => `${share} of the total`,
  perThousand: 'per 1,000 impressions',
  notPerImpression: 'does not depend on impressions',
  noImpressions: 'no impressions',
  allStages: 'All stages',
  source: (factors: string, date: string) =>
    `Estimate by GMSF v1.2, constants ${factors}${date && `, rows as of ${date}`}. Leaf`,
  electricityOf: (part: string) => `${part}, electricity`,
  embodiedOf: (part: string) => `${part}, embodied`,
  stageColumn: 'Stage',
  componentColumn: 'Component',
  shareColumn: 'Share of the total',
  shareOfStage: (share: string, stage: string) => `${share} of ${stage}`,
  segment: (stage: string, component: string, value: string) => `${stage}: ${component}, ${value} kg CO2e`,
  summary: (total: string, stage: string, share: string, component: string, value: string) =>
    `${total} kg CO2e in all. The largest stage is ${stage} with ${share}; its largest component is ${component} with ${value} kg CO2e.`,
};

export type EmissionsChartLabels = typeof emissionsChartLabels;

/** The name of a component: `CDN, embodied`. */
export function componentName(text: EmissionsChartLabels, { stage, part, kind }: EmissionComponent): string {
  const name = partName(text, stage, part);
  if (kind === 'electricity') return text.electricityOf(name);
  return kind === 'embodied' ? text.embodiedOf(name) : name;
}

const largest = <Item>(items: readonly Item[], size: (item: Item) => number) =>
  items.reduce<Item | undefined>((best, item) => (best && size(best) >= size(item) ? best : item), undefined);

/** The chart's names, summary and table in the reader's language. */
export function useEmissionsWords(series: readonly StageSeries[], labels?: Partial<EmissionsChartLabels>) {
  const text = useLabels('emissionsChart', emissionsChartLabels, labels);
  const format = useFormat();
  const total = sumOf(series, (stage) => stage.total);
  const first = largest(series, (stage) => stage.total);
  const part = first && largest(first.components, (component) => component.value);
  const shares = percents(
    series.map((stage) => stage.total),
    format,
  );
  const summary =
    first && part
      ? text.summary(
          format.kg(total),
          text[first.stage],
          shares[series.indexOf(first)] ?? '',
          componentName(text, part),
          format.kg(part.value),
        )
      : '';
  const components = series.flatMap((stage) => stage.components);
  const parts = percents(
    components.map(({ value }) => value),
    format,
  );
  const rows = components.map((component, index) => ({
    key: component.key,
    cells: [
      componentName(text, component),
      text[component.stage],
      format.kg(component.value),
      parts[index] ?? '',
    ],
  }));
  const all = [text.allStages, '', format.kg(total), format.percent(total > 0 ? 1 : 0)];
  return { text, total, summary, rows, all };
}
