import { useContext } from 'react';
import { useFormat } from '../../../format/useFormat.ts';
import { Mark } from '../../../layout/PlotFrame/Mark.tsx';
import { DrawingContext } from './drawingContext.ts';
import type { EmissionComponent } from './emissionsSeries.ts';
import { componentName } from './labels.ts';
import type { Tone } from './partTones.ts';
import { Swatch } from './Swatch.tsx';

type EmissionsSegmentProps = {
  component: EmissionComponent;
  tone: Tone;
  /** In pixels of the drawing. */
  box: { x: number; y: number; width: number; height: number };
};

/** One component in a stage's bar; a click or Enter opens its stage. */
export function EmissionsSegment({ component, tone, box }: EmissionsSegmentProps) {
  const { id, text } = useContext(DrawingContext);
  const { kg } = useFormat();
  const { stage, kind } = component;
  const { x, y, width, height } = box;
  return (
    <Mark
      id={component.key}
      role="link"
      x={x + width / 2}
      y={y}
      name={text.segment(text[stage], componentName(text, component), kg(component.value))}
    >
      <Swatch id={id} stage={stage} kind={kind} tone={tone} {...box} />
      <rect x={x - 2} y={y - 2} width={width + 4} height={height + 4} className="leaf-mark-focus" />
    </Mark>
  );
}
