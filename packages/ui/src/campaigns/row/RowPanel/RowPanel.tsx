import type { Stage, Trace } from '@leaf/emissions';
import { Drawer } from '@mantine/core';
import { useDeferredValue } from 'react';
import { useFormat } from '../../../format/useFormat.ts';
import { useLabels } from '../../../labels/useLabels.ts';
import { usePlaces } from '../../../places/usePlaces.ts';
import { FigureTrace } from '../FigureTrace/FigureTrace.tsx';
import { fieldText, isEmission, type RowFieldName, rowFieldLabels } from '../fields.ts';
import { rowWords } from '../words.ts';
import classes from './RowPanel.module.css';

export const rowPanelLabels = {
  entered: 'Entered',
  emissions: 'Emissions',
  explanation: 'How the figure comes about',
  unexplained: 'The model does not know a value of this row, so its figure can’t be taken apart here.',
  differs: 'This row was saved with other factors: the steps below lead to today’s figure.',
  close: 'Close',
};

type Words = typeof rowPanelLabels;
type FieldValue = string | number | null | undefined;

export type RowPanelProps = {
  stage: Stage;
  opened: boolean;
  onClose: () => void;
  name: string;
  /** Every field of the row, in order. */
  fields: readonly (readonly [field: RowFieldName, value: FieldValue])[];
  /** kg CO2e as saved. */
  total: number;
  /** Null if the model cannot calculate the row. */
  trace: Trace | null;
  labels?: Partial<typeof rowPanelLabels>;
};

/** Side panel with every field of a row, unrounded, and the calculation behind its figure. */
export function RowPanel({ stage, opened, onClose, name, fields, total, trace, labels }: RowPanelProps) {
  const text = useLabels('rowPanel', rowPanelLabels, labels);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={name}
      position="right"
      size={520}
      closeButtonProps={{ 'aria-label': text.close }}
    >
      <div className={classes.panel}>
        <FieldList stage={stage} title={text.entered} fields={fields.filter(([name]) => !isEmission(name))} />
        <FieldList
          stage={stage}
          title={text.emissions}
          fields={fields.filter(([name]) => isEmission(name))}
        />
        <section>
          <h3 className={classes.heading}>{text.explanation}</h3>
          <Explanation total={total} trace={trace} text={text} />
        </section>
      </div>
    </Drawer>
  );
}

/** Rendered right after the rest: the panel opens with the values, and the steps cost as much as all of them. */
function Explanation({ total, trace, text }: Pick<RowPanelProps, 'total' | 'trace'> & { text: Words }) {
  const opened = useDeferredValue(true, false);
  const recalculated = trace?.steps.at(-1)?.result;
  const differs = recalculated !== undefined && Math.abs(recalculated - total) > Math.abs(total) * 1e-9;
  if (!opened) return null;
  return (
    <>
      {differs && <p className={classes.aside}>{text.differs}</p>}
      {trace ? <FigureTrace trace={trace} /> : <p className={classes.aside}>{text.unexplained}</p>}
    </>
  );
}

function FieldList({ stage, title, fields }: Pick<RowPanelProps, 'stage' | 'fields'> & { title: string }) {
  const format = useFormat();
  const words = useLabels('rowWords', rowWords);
  const names = useLabels('rowFields', rowFieldLabels);
  const places = usePlaces();
  return (
    <section>
      <h3 className={classes.heading}>{title}</h3>
      <dl className={classes.fields}>
        {fields.map(([field, value]) => (
          <div key={field} className={classes.field} data-total={field === 'total_emissions' || undefined}>
            <dt>{names[field]}</dt>
            <dd>{fieldText(stage, field, value, format, words, places)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
