import { geos, ofEachStage, type Stage, stages } from '@leaf/emissions';
import { Loading, lazyPart, OverviewPanel } from '@leaf/ui';
import { Stack } from '@mantine/core';
import { type ComponentType, Suspense, useId } from 'react';
import { stageTabs } from '../campaigns/stageTabs.ts';
import { useEstimate } from './useEstimate.ts';

const EmissionsChart = lazyPart(async () => (await import('../campaigns/emissionsChart.ts')).EmissionsChart);

const places = geos();

type EstimatedRows = ReturnType<ReturnType<typeof useEstimate>['tab']> & {
  geos: typeof places;
  onUnsaved: EstimatorProps['onUnsaved'];
};

export type EstimatorProps = {
  /** The name of what is estimated, for the chart and its file. */
  name?: string;
  /** Called when input in a form that is no row yet appears or disappears. */
  onUnsaved?: (unsaved: boolean) => void;
};

/** Estimates emissions from rows that are typed in. It needs neither server nor account: nothing leaves the page. */
export function Estimator({ name, onUnsaved }: EstimatorProps) {
  const { rows, tab } = useEstimate();
  const own = useId();
  const anchor = (stage: Stage) => `${own}-${stage}`;
  const stageHrefs = ofEachStage((stage) => `#${anchor(stage)}`);
  return (
    <Stack gap="lg">
      <OverviewPanel
        rows={rows}
        stageHrefs={stageHrefs}
        chart={
          <Suspense fallback={<Loading minHeight={432} />}>
            <EmissionsChart rows={rows} campaign={name} stageHrefs={stageHrefs} />
          </Suspense>
        }
      />
      {stages.map((stage) => {
        const Tab = stageTabs[stage] as ComponentType<object> as ComponentType<EstimatedRows>;
        return (
          <div key={stage} id={anchor(stage)}>
            <Tab {...tab(stage)} geos={places} onUnsaved={onUnsaved} />
          </div>
        );
      })}
    </Stack>
  );
}
