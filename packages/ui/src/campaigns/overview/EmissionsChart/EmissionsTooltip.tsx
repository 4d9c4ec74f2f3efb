import { useFormat } from '../../../format/useFormat.ts';
import classes from './EmissionsChart.module.css';
import { componentName, type EmissionsChartLabels } from './labels.ts';
import type { Spot } from './plotContext.ts';

const gap = 10;

type EmissionsTooltipProps = {
  text: EmissionsChartLabels;
  spot: Spot;
  /** kg CO2e */
  stageTotal: number;
  /** Size of the drawing in pixels. */
  width: number;
};

/** The figure of one segment. A screen reader announces it as the segment's name, so it is hidden here. */
export function EmissionsTooltip({
  text,
  spot: { component, box },
  stageTotal,
  width,
}: EmissionsTooltipProps) {
  const format = useFormat();
  // On the side with more room, so that the bar stays visible.
  const beside =
    box.x + box.width / 2 > width / 2 ? { right: width - box.x + gap } : { left: box.x + box.width + gap };
  return (
    <div className={classes.tooltip} style={{ ...beside, top: box.y + box.height / 2 }} aria-hidden>
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
