import { useFormat } from '../../../format/useFormat.ts';
import { useLabels } from '../../../labels/useLabels.ts';
import { chartColours, type Stage } from '../../../theme/colours.ts';
import type { EmissionComponent, StageSeries } from './emissionsSeries.ts';

export const emissionsChartLabels = {
  title: 'Emissions by stage and component',
  empty: 'Add rows to any stage to see the emissions chart.',
  unit: 'kg CO2e',
  storage: 'Storage',
  selection: 'Selection',
  delivery: 'Delivery',
  consumption: 'Consumption',
  storage_ssd: 'SSD',
  storage_hdd: 'HDD',
  storage_lto: 'LTO',
  storage_cloud: 'Cloud',
  selection_server: 'Servers',
  selection_network: 'Network',
  delivery_mobile: 'Mobile networks',
  delivery_fixed: 'Fixed networks',
  delivery_cdn: 'CDN',
  consumption_mobile: 'Mobile',
  consumption_tablet: 'Tablet',
  consumption_pc: 'PC',
  consumption_tv: 'TV',
  electricity: 'Electricity (use-phase)',
  embodied: 'Embodied',
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

const colours: Record<string, string> = {
  storage_ssd: chartColours.component.storage.ssd,
  storage_hdd: chartColours.component.storage.hdd,
  storage_lto: chartColours.component.storage.lto,
  storage_cloud: chartColours.component.storage.cloud,
  selection_server: chartColours.component.selection.server,
  selection_network: chartColours.component.selection.network,
  delivery_mobile: chartColours.component.delivery.mobile_network,
  delivery_fixed: chartColours.component.delivery.fixed_network,
  delivery_cdn: chartColours.component.delivery.cdn,
  consumption_mobile: chartColours.component.consumption.mobile,
  consumption_tablet: chartColours.component.consumption.tablet,
  consumption_pc: chartColours.component.consumption.pc,
  consumption_tv: chartColours.component.consumption.tv,
};

/** The colour of what emits; both of its kinds have it. */
export const partColour = (stage: Stage, part: string): string =>
  colours[`${stage}_${part}`] ?? chartColours.stage[stage].base;

/** What emits, in words. */
export function partName(text: EmissionsChartLabels, stage: Stage, part: string): string {
  const key = `${stage}_${part}`;
  const found = Object.entries(text).find(([name]) => name === key)?.[1];
  return typeof found === 'string' ? found : part;
}

/** A component in words: `CDN, embodied`. */
export function componentName(text: EmissionsChartLabels, { stage, part, kind }: EmissionComponent): string {
  const name = partName(text, stage, part);
  if (kind === 'electricity') return text.electricityOf(name);
  return kind === 'embodied' ? text.embodiedOf(name) : name;
}

const largest = <Item>(items: readonly Item[], size: (item: Item) => number) =>
  items.reduce<Item | undefined>((best, item) => (best && size(best) >= size(item) ? best : item), undefined);

/** The chart's words in the reader's language: names, summary, the same numbers as a table. */
export function useEmissionsWords(series: readonly StageSeries[], labels?: Partial<EmissionsChartLabels>) {
  const text = useLabels('emissionsChart', emissionsChartLabels, labels);
  const format = useFormat();
  const total = series.reduce((sum, stage) => sum + stage.total, 0);
  const first = largest(series, (stage) => stage.total);
  const part = first && largest(first.components, (component) => component.value);
  const summary =
    first && part
      ? text.summary(
          format.kg(total),
          text[first.stage],
          format.percent(first.total / total),
          componentName(text, part),
          format.kg(part.value),
        )
      : '';
  const rows = series.flatMap(({ stage, components }) =>
    components.map((component) => ({
      key: component.key,
      cells: [
        componentName(text, component),
        text[stage],
        format.kg(component.value),
        format.percent(component.value / total),
      ],
    })),
  );
  return { text, total, summary, rows };
}
