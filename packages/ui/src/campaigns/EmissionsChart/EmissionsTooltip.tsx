import { useFormat } from '../../format/useFormat.ts';
import classes from './EmissionsChart.module.css';
import { componentName, type EmissionsChartLabels } from './labels.ts';
import type { Spot } from './plotContext.ts';

type EmissionsTooltipProps = {
  text: EmissionsChartLabels;
  spot: Spot;
  /** kg CO2e */
  stageTotal: number;
};

/** The figure of one segment beside it. Read out as the segment's name, so hidden here. */
export function EmissionsTooltip({ text, spot: { component, box }, stageTotal }: EmissionsTooltipProps) {
  const format = useFormat();
  // Half of its width away from the edges, so that it never widens what it stands in.
  const left = `clamp(96px, ${box.x + box.width / 2}px, calc(100% - 96px))`;
  return (
    <div
      className={classes.tooltip}
      style={{ left, top: box.y }}
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
