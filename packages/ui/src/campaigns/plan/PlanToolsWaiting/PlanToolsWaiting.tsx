import { Button, Skeleton } from '@mantine/core';
import { useLabels } from '../../../labels/useLabels.ts';
import { exportMenuLabels } from '../ExportMenu/exportMenuLabels.ts';
import { planToolsLabels } from '../PlanTools/planToolsLabels.ts';

/** Stands where `PlanTools` will, as large, while its code loads. */
export function PlanToolsWaiting() {
  const tools = useLabels('planTools', planToolsLabels);
  const menu = useLabels('exportMenu', exportMenuLabels);
  return [tools.import, menu.export].map((word) => (
    <Skeleton key={word} width="auto" aria-hidden>
      <Button component="span" variant="default" leftSection={<Skeleton width={16} height={16} />}>
        {word}
      </Button>
    </Skeleton>
  ));
}
