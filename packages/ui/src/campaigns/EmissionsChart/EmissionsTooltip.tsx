import { useFormat } from '../../format/useFormat.ts';
import classes from './EmissionsChart.module.css';
import type { SegmentBox } from './EmissionsSegment.tsx';
import type { EmissionComponent } from './emissionsSeries.ts';
import { componentName, type EmissionsChartLabels } from './labels.ts';

type EmissionsTooltipProps = {
  text: EmissionsChartLabels;
  component: EmissionComponent;
  box: SegmentBox;
  /** kg CO2e */
  stageTotal: number;
};

/** The figure of one segment beside it. Read out as the segment's name, so hidden here. */
export function EmissionsTooltip({ text, component, box, stageTotal }: EmissionsTooltipProps) {
  const format = useFormat();
  return (
    <div
      className={classes.tooltip}
      style={{ left: box.x + box.width / 2, top: box.y }}
      data-low={box.y < 96 || undefined}
      aria-hidden
    >
      <div>{componentName(text, component)}</div>
      <div className={classes.figure}>
        {format.kg(component.value)} <span className={classes.unit}>{text.unit}</span>
      </div>
      <div className={classes.unit}>
        {text.shareOfStage(format.percent(component.value / stageTotal), text[component.stage])}
      </div>
    </div>
  );
}
